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

/** Tells of these, one after another, and answers what was sent. */
async function told(...errors: unknown[]) {
  const { tellError } = await import('./tell-error.ts')
  for (const error of errors) tellError(error)
  return fetching.mock.calls.map(([, init]) => errorReportSchema.parse(JSON.parse(String(init?.body))))
}

test('an error is sent to our own server as it takes it, with the screen and without its query', async () => {
  const error = new TypeError('title is not a function')
  expect(await told(error)).toEqual([
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

test('whatever is thrown is cut to what the server takes', async () => {
  const long = Object.assign(new Error('x'.repeat(5_000)), { name: 'N'.repeat(500), stack: 's'.repeat(50_000) })
  expect(await told(long, 'a word', undefined, { code: 1 })).toHaveLength(4)
})

test('the same error is told once, and of many errors ten', async () => {
  const same = new Error('again')
  expect(await told(same, same, same)).toHaveLength(1)
  expect(await told(...Array.from({ length: 30 }, (_, index) => new Error(`number ${index}`)))).toHaveLength(10)
})

test.each([
  ['what the server refused', { status: 422, code: 'invalid_input' }],
  ['a network that is away', { status: 0, code: 'network' }],
] as const)('%s is not told', async (_, { status, code }) => {
  // Each test loads the modules anew, and with them this class.
  const { ApiError } = await import('../api/api-error.ts')
  expect(await told(new ApiError(status, 'Belum dapat.', { code }))).toEqual([])
})

test.each([
  ['an answer of a loader', new ErrorResponse(404, 'Not Found', null)],
  ['what was broken off', new DOMException('The user aborted a request.', 'AbortError')],
  ['another site’s script', 'Script error.'],
  ['an extension', Object.assign(new Error('x'), { stack: 'Error: x\n    at chrome-extension://abc/a.js:1:1' })],
])('%s is not told', async (_, error) => {
  expect(await told(error)).toEqual([])
})

test('a report that cannot be sent is no further error', async () => {
  fetching.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await told(new Error('first'))).toHaveLength(1)
})
