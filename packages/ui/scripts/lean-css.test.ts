import { expect, test } from 'vitest'
import { lean, withShortVariables } from './lean-css.mjs'

const own = new Set(['card', 'card-wide', 'note'])

test('helper variables are inlined and their registrations removed', () => {
  const css =
    '@property --tw-ring{syntax:"*";inherits:false;initial-value:0 0 #0000}' +
    '.ui\\:shadow{--tw-shadow:0 1px red;box-shadow:var(--tw-ring),var(--tw-shadow)}' +
    '.ui\\:text-h2{letter-spacing:var(--tw-tracking,calc(-.02em*var(--ui-scale)))}'
  expect(lean(css)).toBe('.ui\\:shadow{box-shadow:0 1px red}.ui\\:text-h2{letter-spacing:calc(-.02em*var(--ui-scale))}')
})

test('rules of each width are one block after the plain rules, the widest last', () => {
  const css =
    '@container (min-width:62rem){.ui\\:note{top:0}}@container (min-width:40rem){.ui\\:note{top:1px}}' +
    '.ui\\:note{top:2px}@container (min-width:40rem){.ui\\:card{top:3px}}'
  expect(lean(css, own)).toBe(
    '.ui\\:note{top:2px}@container (min-width:40rem){.ui\\:card{top:3px}.ui\\:note{top:1px}}@container (min-width:62rem){.ui\\:note{top:0}}',
  )
})

test('properties that override each other keep their order, even when another order compresses better', () => {
  const order = (css: string) => [...lean(css).matchAll(/([\w-]+):/g)].map(([, name]) => name)
  expect(order('.a{gap:1px;column-gap:2px}')).toEqual(['gap', 'column-gap'])
  expect(order('.a{padding-inline:1px;padding:2px}')).toEqual(['padding-inline', 'padding'])
  expect(order('.a{border-radius:1px;border-end-end-radius:2px}')).toEqual(['border-radius', 'border-end-end-radius'])
  expect(order('.a{top:1px;inset:0}')).toEqual(['top', 'inset'])
})

test('a border with a mixed colour has no fallback rule: engines without color-mix use the default line colour', () => {
  const mixed =
    '@supports (color:color-mix(in lab, red, red)){.b{border-color:color-mix(in oklab,red 25%,#0000)}.d{color:red}}'
  expect(lean(`.a,.b{border-color:red}.b{border-color:blue}.d{color:blue}${mixed}`)).toBe(
    `.a{border-color:red}.d{color:blue}${mixed}`,
  )
})

test('rules of controls that only one engine knows stay apart: another would drop both', () => {
  const body = '{outline:3px solid var(--ui-focus);outline-offset:2px}'
  const css = `.ui\\:note::-moz-range-thumb${body}.ui\\:note::-webkit-slider-thumb${body}`
  expect(lean(css, own)).toBe(css)
})

test('internal variables get short names, public ones keep theirs', () => {
  const css = '.a{--ui-stair:1;width:var(--ui-stair);color:var(--ui-text)}'
  expect(withShortVariables(css, (name) => name === '--ui-text')).toBe(
    '.a{--ui-0:1;width:var(--ui-0);color:var(--ui-text)}',
  )
})
