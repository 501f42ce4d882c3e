import { expect, test } from 'vitest'
import { plainRedirectPath } from './redirect-path.rules.ts'

test.each([
  ['/Promo-Lama/', '/promo-lama'],
  [' /2024/mei ', '/2024/mei'],
  ['/halaman.html', '/halaman.html'],
  ['/kelas%20lama', '/kelas%20lama'],
])('%j is %s', (typed, path) => expect(plainRedirectPath(typed)).toBe(path))

test.each([
  '',
  '/',
  'promo',
  '//jahat.example',
  '/\\jahat.example',
  '/a//b',
  '/a/../b',
  '/a?b=1',
  '/a#b',
  '/a b',
  '/é',
  'https://a.b/c',
])('%j is none', (typed) => expect(plainRedirectPath(typed)).toBeNull())
