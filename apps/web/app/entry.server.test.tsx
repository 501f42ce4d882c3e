import { getCurrentAdmin } from '@naikkelas/contract/identity'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { type MiddlewareFunction, RouterContextProvider, useRouteError } from 'react-router-dom'
import { expect, test } from 'vitest'
import * as entry from './entry.server.tsx'
import { apiContext } from './shared/api/api-context.ts'
import { ApiError } from './shared/api/api-error.ts'
import { call } from './shared/api/call.ts'
import { ErrorPage } from './shared/error-page/error-page.tsx'
import { loadAdmin } from './shared/session/admin-session.ts'

interface Screen {
  middleware?: MiddlewareFunction<Response>[]
  loader?: (args: { context: Readonly<RouterContextProvider> }) => unknown
}

/** The application as it is in production, with one screen and its error page. */
async function open({ middleware = [], loader = () => null }: Screen, answer: () => Response | Promise<Response>) {
  const module = {
    default: () => <p>Layar</p>,
    ErrorBoundary: () => <ErrorPage error={useRouteError()} />,
    middleware,
    loader,
  }
  const build = {
    entry: { module: entry },
    routes: { root: { id: 'root', path: '', module } },
    assets: { entry: { imports: [], module: '' }, routes: { root: { id: 'root', module: '' } }, url: '', version: '1' },
    assetsBuildDirectory: '',
    future: { v8_middleware: true },
    isSpaMode: false,
    prerender: [],
    publicPath: '/',
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
    ssr: true,
    basename: '/',
  } as unknown as ServerBuild
  const request = new Request('http://localhost/')
  const context = new RouterContextProvider()
  const failures: unknown[] = []
  context.set(apiContext, {
    request,
    api: { fetch: async () => answer(), onFailure: (error) => failures.push(error) },
  })
  const response = await createRequestHandler(build, 'production')(request, context)
  return { status: response.status, wait: response.headers.get('retry-after'), text: await response.text(), failures }
}

const refused = (status: number) =>
  Response.json({ status, message: 'Server sedang sibuk.', data: { code: 'busy' } }, { status })

test.each<[string, Screen]>([
  ['asks who is signed in', { middleware: [loadAdmin] }],
  ['loads what it shows', { loader: ({ context }) => call(getCurrentAdmin, {}, { context }) }],
])(
  'during a database outage a screen that %s is 503 with Retry-After, and the failure is logged',
  async (_, screen) => {
    const { status, wait, text, failures } = await open(screen, () => refused(503))
    expect([status, wait]).toEqual([503, '5'])
    expect(text).toContain('Halaman ini belum dapat dibuka')
    expect(failures).toEqual([expect.any(ApiError)])
  },
)

test.each([
  [403, 403],
  // Without an answer there was no status.
  [0, 503],
])('a screen whose loader is refused with %d is %d', async (refusal, status) => {
  const loader = () => {
    throw new ApiError(refusal, 'Tidak boleh.', { code: 'not_allowed' })
  }
  expect((await open({ loader }, () => refused(503))).status).toBe(status)
})

test('a screen that fails by a mistake of ours is 500, and does not ask to come back', async () => {
  const loader = () => {
    throw new TypeError('a mistake of ours')
  }
  const { status, wait } = await open({ loader }, () => refused(503))
  expect([status, wait]).toEqual([500, null])
})
