import { RouterContextProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { apiContext } from '../../../shared/api/api-context.ts'
import { action as answerCode } from './code.route.tsx'
import { action as confirm } from './confirm.route.tsx'
import { action, loader } from './sign-in.route.tsx'

/** What a screen of the sign-in is called with; the API answers everything with this. */
function asked(
  path: string,
  { form, cookie, data }: { form?: Record<string, string>; cookie?: string; data?: object },
) {
  const url = new URL(path, 'http://localhost')
  const headers = new Headers(cookie === undefined ? {} : { cookie })
  const request = new Request(url, form ? { method: 'POST', headers, body: new URLSearchParams(form) } : { headers })
  const context = new RouterContextProvider()
  const answer = () => Response.json({ status: 200, message: 'Berhasil', data })
  context.set(apiContext, { request, api: { fetch: async () => answer() } })
  return { context, request, url, params: {}, pattern: url.pathname }
}

const own = '/profile/7?goto=verify'
const query = (target: string) => `tujuan=${encodeURIComponent(target)}`
const credentials = { form: 'sign_in', email: 'ayu@contoh.test', password: 'kata sandi' }
const headersOf = (answer: unknown) =>
  answer instanceof Response
    ? answer.headers
    : new Headers((answer as { init: { headers?: HeadersInit } | null }).init?.headers)
const stored = (answer: unknown) =>
  headersOf(answer)
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .find((pair) => pair.startsWith('local_previouslocation='))
const learner = {
  id: '0197a1c2-0000-7000-8000-000000000001',
  number: 7,
  name: 'Ayu',
  email: 'ayu@contoh.test',
  isEmailVerified: true,
  phone: null,
  isPhoneVerified: false,
  picture: null,
}

test('a sign-in keeps the place its address asks for, and leads there, with a second step as well', async () => {
  const cookie = stored(await loader(asked(`/login?${query(own)}`, { data: { hasGoogle: false } })))
  expect(cookie).toBe(`local_previouslocation=${encodeURIComponent(own)}`)
  const kept = await action(asked('/login', { form: credentials, data: learner, cookie: cookie ?? '' }))
  expect(headersOf(kept).get('location')).toBe(own)
  const direct = await action(asked(`/login?${query(own)}`, { form: credentials, data: learner }))
  expect(headersOf(direct).get('location')).toBe(own)
  const second = await answerCode(asked(`/login/kode?${query(own)}`, { form: { code: '123456' }, data: learner }))
  expect(headersOf(second).get('location')).toBe(own)
})

test('a registration leads there once it is confirmed', async () => {
  const form = {
    form: 'register',
    name: 'Ayu',
    email: 'ayu@contoh.test',
    phone: '081234567890',
    password: 'kata sandi',
  }
  const codeId = '0197a1c2-0000-7000-8000-000000000002'
  const cookie = stored(await action(asked(`/login?bagian=daftar&${query(own)}`, { form, data: { codeId } })))
  const confirmed = await confirm(
    asked('/login/konfirmasi', { form: { codeId, code: '123456' }, data: learner, cookie: cookie ?? '' }),
  )
  expect(headersOf(confirmed).get('location')).toBe(own)
})

test.each([
  'https://jahat.example/profile/7',
  '//jahat.example',
  '/\\\\jahat.example',
  '/admin/akun',
  '/privacy',
  'javascript:alert(1)',
])('it never leads to %s', async (target) => {
  expect(stored(await loader(asked(`/login?${query(target)}`, { data: { hasGoogle: false } })))).toBeUndefined()
  const answer = await action(asked(`/login?${query(target)}`, { form: credentials, data: learner }))
  expect(headersOf(answer).get('location')).toBe('/')
})
