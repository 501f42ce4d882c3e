import { expect, test } from 'vitest'
import { isOurs } from './foreign-errors.rules.ts'

const at = (place: string) => `Error: x\n    at save (${place}:1:2)`

test.each([
  ['a script of this site', at('https://naikkelas.id/assets/save-1.js'), true],
  ['a script of ours behind a proxy', at('http://naikkelas.id:3000/assets/save-1.js'), true],
  [
    'a script of ours that an advertiser called',
    `${at('https://naikkelas.id/a.js')}\n    at t (https://connect.facebook.net/b.js:1:1)`,
    true,
  ],
  ['something without a stack', undefined, true],
  ['an extension of Chromium', at('chrome-extension://abcdef/content.js'), false],
  ['an extension of Firefox', 'save@moz-extension://abcdef/content.js:1:2', false],
  ['an extension of Safari', 'save@safari-web-extension://abcdef/content.js:1:2', false],
  [
    'an extension that patched our function',
    `${at('https://naikkelas.id/a.js')}\n    at chrome-extension://abc/b.js:1:1`,
    false,
  ],
  ['a script of another site', at('https://connect.facebook.net/en_US/fbevents.js'), false],
  ['a site whose name begins as ours', at('https://naikkelas.id.jahat.example/a.js'), false],
])('an error of %s', (_, stack, expected) => {
  expect(isOurs({ message: 'rusak', stack }, 'naikkelas.id')).toBe(expected)
})

test.each(['Script error.', 'Script error', 'ResizeObserver loop completed with undelivered notifications.'])(
  '“%s” is not reported, as it cannot be fixed',
  (message) => {
    expect(isOurs({ message }, 'naikkelas.id')).toBe(false)
  },
)
