import { RouterContextProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { apiContext } from '../api/api-context.ts'
import { adminHome, currentAdmin, loadAdmin, requireAdmin, signInAddress, targetAfterSignIn } from './admin-session.ts'

const after = (query: string) => targetAfterSignIn(new URL(`http://localhost/admin/login${query}`))

test('after a sign-in one comes back to where one wanted to go', () => {
  const target = '/admin/landing-pages/0197a1c2-0000-7000-8000-000000000001'
  expect(after(`?${signInAddress(target).split('?')[1]}`)).toBe(target)
})

test.each([
  'https://jahat.example',
  '//jahat.example',
  '/admin/../keluar',
  '/p/kopi',
  '/admin/login?tujuan=/admin/akun',
  '',
])('a sign-in never leads to "%s"', (target) => {
  expect(after(`?tujuan=${encodeURIComponent(target)}`)).toBe(adminHome)
})

test('the list of pages is signed in to at /admin itself', () => {
  expect(signInAddress(adminHome)).toBe('/admin')
})

const admin = {
  id: '0197a1c2-0000-7000-8000-000000000001',
  name: 'Sari',
  email: 'sari@contoh.test',
  role: 0,
  menus: [],
  mustSetUpSecondFactor: false,
}
const prolonged = 'sid_admin=lama.tanda; Max-Age=604800; Path=/; HttpOnly'

/** What a browser gets of an admin page, when the API answers with this and the page with that. */
async function visit({ answer, page }: { answer: Response; page: Response }) {
  const request = new Request('http://localhost/admin/akun', { headers: { cookie: 'sid_admin=lama.tanda' } })
  const context = new RouterContextProvider()
  context.set(apiContext, { request, api: { fetch: async () => answer } })
  const args = { context, request, url: new URL(request.url), params: {}, pattern: '/admin/akun' }
  const response = await loadAdmin(args, async () => page)
  if (!response) throw new Error('the middleware answered nothing')
  return { cookies: response.headers.getSetCookie(), admin: currentAdmin(context), context }
}

const known = () =>
  Response.json({ status: 200, message: 'Berhasil', data: admin }, { headers: { 'set-cookie': prolonged } })

test('a session in use is prolonged by opening pages', async () => {
  expect(await visit({ answer: known(), page: new Response('halaman') })).toMatchObject({ cookies: [prolonged], admin })
})

test('a session that a page begins is not overwritten by the former one', async () => {
  const fresh = 'sid_admin=baru.tanda; Path=/; HttpOnly'
  const page = new Response(null, { status: 302, headers: { 'set-cookie': fresh } })

  expect((await visit({ answer: known(), page })).cookies).toEqual([fresh])
})

test('a page opened without a session is answered without a cookie', async () => {
  const answer = Response.json(
    { status: 401, message: 'Masuk dahulu.', data: { code: 'not_signed_in' } },
    { status: 401 },
  )

  expect(await visit({ answer, page: new Response('halaman') })).toMatchObject({ cookies: [], admin: null })
})

test.each([
  ['a session without two-step verification, where that is needed, leads to its set-up and back', true],
  ['another session opens the screen', false],
])('%s', async (_, mustSetUpSecondFactor) => {
  const answer = Response.json({ status: 200, message: 'Berhasil', data: { ...admin, mustSetUpSecondFactor } })
  const { context } = await visit({ answer, page: new Response('halaman') })
  const open = () => requireAdmin(context, new URL('http://localhost/admin/media?cari=toko'))
  if (!mustSetUpSecondFactor) return expect(open()).toMatchObject({ id: admin.id })
  const redirect = await Promise.resolve()
    .then(open)
    .catch((thrown: Response) => thrown)
  expect(redirect).toMatchObject({ status: 302 })
  expect((redirect as Response).headers.get('location')).toBe(
    '/admin/dua-langkah?tujuan=%2Fadmin%2Fmedia%3Fcari%3Dtoko',
  )
})
