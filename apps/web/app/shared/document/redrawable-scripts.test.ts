import { expect, test } from 'vitest'
import { letScriptsBeRedrawn } from './redrawable-scripts.ts'

type Rules = Parameters<NonNullable<NonNullable<Parameters<typeof letScriptsBeRedrawn>[1]>['createPolicy']>>[1]

/** The policy of a document with one script of the server. */
function rules(): Rules {
  const scripts = [{ getAttribute: () => '/assets/start.js' }]
  const made: Rules[] = []
  letScriptsBeRedrawn({ querySelectorAll: () => scripts } as never, {
    createPolicy: (_name, given) => void made.push(given),
  })
  const [only] = made
  if (!only) throw new Error('no policy was made')
  return only
}

test('React may redraw the document: an inert script, and text', () => {
  const { createHTML } = rules()
  for (const text of ['<script></script>', 'window.__reactRouterContext = {"basename":"/"};', ''])
    expect(createHTML(text)).toBe(text)
})

test.each(['<img src=x onerror=alert(1)>', '<script>alert(1)</script>', 'a<b', '<script></script><b>'])(
  '%s is rejected as markup',
  (text) => {
    expect(rules().createHTML(text)).toBeNull()
  },
)

test("scripts may be loaded from the server's URLs only", () => {
  const { createScriptURL } = rules()
  expect(createScriptURL('/assets/start.js')).toBe('/assets/start.js')
  for (const address of ['https://jahat.test/a.js', 'data:text/javascript,alert(1)', '/assets/other.js'])
    expect(createScriptURL(address)).toBeNull()
})
