import { expect, test } from 'vitest'
import { adminHome, signInAddress, targetAfterSignIn } from './admin-session.ts'

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
