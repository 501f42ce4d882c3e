import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchErrors } from './page-errors.ts'

const pageId = '019aa1f8-40a8-7000-9005-38eb9861f505'
const fetching = vi.fn<typeof fetch>()
let page: EventTarget

beforeEach(() => {
  page = new EventTarget()
  fetching.mockReset().mockResolvedValue(new Response())
  vi.stubGlobal('fetch', fetching)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('location', new URL('https://naikkelas.id/kelas/data?utm_source=ig'))
  watchErrors(pageId)
})
afterEach(() => vi.unstubAllGlobals())

const thrownAt = (place: string) =>
  Object.assign(new Error('rusak'), { stack: `Error: rusak\n    at a (${place}:1:2)` })
const ours = () => thrownAt('https://naikkelas.id/assets/p-1.js')
const happen = (type: string, detail: object) => page.dispatchEvent(Object.assign(new Event(type), detail))

test("uncaught errors of the page's scripts are reported with the page and nothing about the visitor", () => {
  happen('error', { error: ours() })
  happen('unhandledrejection', { reason: ours() })
  expect(fetching).toHaveBeenCalledTimes(2)
  const [address, init] = fetching.mock.calls[0] ?? []
  expect([address, init?.method]).toEqual(['/api/error-reports', 'POST'])
  expect(JSON.parse(String(init?.body))).toEqual({
    side: 'page',
    name: 'Error',
    message: 'rusak',
    path: '/kelas/data',
    pageId,
    stack: ours().stack,
  })
})

test.each([
  ['an advertiser’s script', { error: thrownAt('https://connect.facebook.net/en_US/fbevents.js') }],
  ['an extension', { error: thrownAt('chrome-extension://abc/content.js') }],
  ['a script that the browser hides', { error: null, message: 'Script error.' }],
])('errors of %s are not reported', (_, detail) => {
  happen('error', detail)
  expect(fetching).not.toHaveBeenCalled()
})

test('a page that fails repeatedly reports five errors', () => {
  for (let time = 0; time < 50; time++) happen('error', { error: ours() })
  expect(fetching).toHaveBeenCalledTimes(5)
})
