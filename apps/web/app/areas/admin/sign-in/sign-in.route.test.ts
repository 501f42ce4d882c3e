import { adminRoles } from '@naikkelas/contract'
import { RouterContextProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { apiContext } from '../../../shared/api/api-context.ts'
import { action as makeFirstAdmin } from '../first-admin/first-admin.route.tsx'
import { loadAdmin } from '../../../shared/session/admin-session.ts'
import { action as signIn, loader } from './sign-in.route.tsx'

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

/** Where /admin with this query leads an admin with this role and these menus. */
async function led(role: number, menus: { menu: string; capability: string }[], query = '') {
  const admin = { id: '0197a1c2-0000-7000-8000-000000000001', name: 'Sari', email: 'sari@contoh.test', role, menus }
  const args = posted(
    Response.json({ status: 200, message: 'Berhasil', data: { ...admin, mustSetUpSecondFactor: false } }),
  )
  await loadAdmin(args, async () => new Response())
  const answer = await Promise.resolve()
    .then(() => loader({ ...args, url: new URL(`/admin${query}`, args.url) }))
    .catch((thrown: unknown) => thrown)
  return answer instanceof Response ? answer.headers.get('location') : answer
}

test('a signed-in admin is led to the first screen of the own menu, without one to the own account', async () => {
  const { superAdmin, admin, forum } = adminRoles
  expect(await led(superAdmin, [])).toBe('/admin/landing-pages')
  expect(await led(admin, [{ menu: 'users', capability: 'view' }])).toBe('/admin/pengguna')
  expect(await led(forum, [{ menu: 'media', capability: 'view' }])).toBe('/admin/media')
  expect(await led(forum, [])).toBe('/admin/akun')
  expect(await led(forum, [], '?tujuan=/admin/media')).toBe('/admin/media')
})
