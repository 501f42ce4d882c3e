import { getHealth } from '@naikkelas/contract'
import { listLandingPages } from '@naikkelas/contract/pages'
import { RouterContextProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { apiContext } from './api-context.ts'
import { ApiError } from './api-error.ts'
import { call } from './call.ts'

function contextAnswering(
  answer: (request: Request) => Response,
  request = new Request('http://localhost/admin/landing-pages', {
    headers: { cookie: 'sid=1', origin: 'http://localhost', 'content-type': 'text/plain', 'if-none-match': 'x' },
  }),
) {
  const context = new RouterContextProvider()
  context.set(apiContext, { request, api: { fetch: async (asked) => answer(asked) } })
  return context
}

const json = (status: number, data: unknown, message = 'Berhasil') =>
  Response.json({ status, message, data }, { status })
const health = { version: '0.1.0', environment: 'local', database: { state: 'up', version: '18' }, uptimeSeconds: 1 }

test('a loader calls the API in process, with the visitor’s cookies and without body and cache headers of the page', async () => {
  let seen: Request | undefined
  const context = contextAnswering((request) => {
    seen = request
    return json(200, health)
  })
  expect(await call(getHealth, {}, { context })).toEqual(health)
  expect(seen?.url).toBe('http://localhost/api/health')
  expect(seen?.headers.get('cookie')).toBe('sid=1')
  expect(seen?.headers.get('origin')).toBe('http://localhost')
  expect(seen?.headers.get('content-type')).toBeNull()
  expect(seen?.headers.get('if-none-match')).toBeNull()
})

test('a refusal is thrown with its code, its fields and its message', async () => {
  const context = contextAnswering(() =>
    json(
      422,
      { code: 'invalid_input', fields: [{ path: 'body.name', message: 'Nama halaman harus diisi' }] },
      'Ada isian yang perlu diperbaiki.',
    ),
  )
  const error = await call(listLandingPages, { query: { page: 1, perPage: 24 } }, { context }).catch(
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ status: 422, code: 'invalid_input', message: 'Ada isian yang perlu diperbaiki.' })
  expect((error as ApiError).field('name')).toBe('Nama halaman harus diisi')
})

test('a response without an envelope is an error with a message, not a crash', async () => {
  const context = contextAnswering(() => new Response('<html>', { status: 502 }))
  await expect(call(getHealth, {}, { context })).rejects.toMatchObject({ status: 502, code: 'internal' })
})
