import { errorReportSchema, reportError } from '@naikkelas/contract'
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const fetching = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.resetModules()
  fetching.mockReset().mockResolvedValue(new Response())
  vi.stubGlobal('fetch', fetching)
  vi.stubGlobal('location', new URL('https://naikkelas.id/admin/landing-pages?cari=Siti#a'))
})
afterEach(() => vi.unstubAllGlobals())

/** Reports these errors one after another, and returns the requests. */
async function reported(...errors: unknown[]) {
  const { sendErrorReport } = await import('./report-error.ts')
  for (const error of errors) sendErrorReport(error)
  return fetching.mock.calls.map(([, init]) => errorReportSchema.parse(JSON.parse(String(init?.body))))
}

test('an error is reported to our own server in its format, with the screen and without its query', async () => {
  const error = new TypeError('title is not a function')
  expect(await reported(error)).toEqual([
    {
      side: 'app',
      name: 'TypeError',
      message: 'title is not a function',
      stack: error.stack?.slice(0, 6_000),
      path: '/admin/landing-pages',
    },
  ])
  const [address, init] = fetching.mock.calls[0] ?? []
  expect([address, init?.method]).toEqual([`/api${reportError.path}`, reportError.method])
})

test("reports are truncated to the server's limits", async () => {
  const long = Object.assign(new Error('x'.repeat(5_000)), { name: 'N'.repeat(500), stack: 's'.repeat(50_000) })
  expect(await reported(long, 'a word', undefined, { code: 1 })).toHaveLength(4)
})

test('the same error is reported once, and at most ten in all', async () => {
  const same = new Error('again')
  expect(await reported(same, same, same)).toHaveLength(1)
  expect(await reported(...Array.from({ length: 30 }, (_, index) => new Error(`number ${index}`)))).toHaveLength(10)
})

test.each([
  ['what the server refused', { status: 422, code: 'invalid_input' }],
  ['a network that is away', { status: 0, code: 'network' }],
] as const)('%s is not reported', async (_, { status, code }) => {
  // Each test reloads the modules, and with them this class.
  const { ApiError } = await import('../api/api-error.ts')
  expect(await reported(new ApiError(status, 'Belum dapat.', { code }))).toEqual([])
})

test.each([
  ['an answer of a loader', new ErrorResponse(404, 'Not Found', null)],
  ['what was broken off', new DOMException('The user aborted a request.', 'AbortError')],
  ['another site’s script', 'Script error.'],
  ['an extension', Object.assign(new Error('x'), { stack: 'Error: x\n    at chrome-extension://abc/a.js:1:1' })],
])('%s is not reported', async (_, error) => {
  expect(await reported(error)).toEqual([])
})

test('a failing report causes no further error', async () => {
  fetching.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await reported(new Error('first'))).toHaveLength(1)
})
