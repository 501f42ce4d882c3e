import { expect, test } from 'vitest'
import { plainRedirectPath } from './redirect-path.rules.ts'

test.each([
  ['/Promo-Lama/', '/promo-lama'],
  [' /2024/mei ', '/2024/mei'],
  ['/halaman.html', '/halaman.html'],
  ['/kelas%20lama', '/kelas%20lama'],
  ['/%50romo%2Dlama', '/promo-lama'],
  ['/caf%C3%A9', '/caf%c3%a9'],
])('%j is %s', (typed, path) => expect(plainRedirectPath(typed)).toBe(path))

test.each([
  '',
  '/',
  'promo',
  '//jahat.example',
  '/\\jahat.example',
  '/a//b',
  '//',
  '/%5cjahat.example',
  '/%2fjahat.example',
  '/%2e%2e/x',
  '/a/%2E',
  '/a%0d%0aSet-Cookie:x',
  '/a%00',
  '/a%e2%80%a8',
  '/a%c2%85',
  '/a%zz',
  '/a%ff',
  'url://evil.com/x',
  '/a/../b',
  '/a?b=1',
  '/a#b',
  '/a b',
  '/é',
  'https://a.b/c',
])('%j is none', (typed) => expect(plainRedirectPath(typed)).toBeNull())
