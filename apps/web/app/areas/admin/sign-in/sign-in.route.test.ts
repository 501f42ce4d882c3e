import { RouterContextProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { apiContext } from '../../../shared/api/api-context.ts'
import { action as makeFirstAdmin } from '../first-admin/first-admin.route.tsx'
import { action as signIn } from './sign-in.route.tsx'

/** A posted form with this API response. */
function posted(answer: Response) {
  const url = new URL('http://localhost/admin')
  const request = new Request(url, {
    method: 'POST',
    body: new URLSearchParams({ email: 'sari@contoh.test', password: 'kata sandi' }),
  })
  const context = new RouterContextProvider()
  context.set(apiContext, { request, api: { fetch: async () => answer } })
  return { context, request, url, params: {}, pattern: '/admin' }
}

const refused = (status: number, headers: HeadersInit = {}) =>
  Response.json({ status, message: 'Ditolak.', data: { code: 'too_many' } }, { status, headers })

test.each([
  ['signing in', signIn],
  ['making the first admin', makeFirstAdmin],
])('%s shows how long to wait, and a server fault is not an error of the form', async (_, action) => {
  const waiting = await action(posted(refused(429, { 'retry-after': '840' })))
  const faulty = await action(posted(refused(503)))

  expect(waiting).toMatchObject({ init: { status: 429 }, data: { message: 'Ditolak.' } })
  expect(faulty).toMatchObject({ init: { status: 503 } })
  if (waiting instanceof Response) throw new Error('a refused form led somewhere')
  expect(new Headers(waiting.init?.headers).get('retry-after')).toBe('840')
})
