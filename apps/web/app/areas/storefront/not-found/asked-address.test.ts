import { expect, test } from 'vitest'
import { askedAddress, forgetAskedAddress, keepAskedAddress } from './asked-address.ts'

/** The requested path shown after a visit. */
function shownAfter(pathname: string) {
  const [pair] = keepAskedAddress(pathname).split(';')
  return askedAddress(`sid_admin=a.b; ${pair}; lain=1`)
}

test.each([
  ['/kelas-daat', '/kelas-daat'],
  ['/kelas/kopi%20susu', '/kelas/kopi susu'],
  ['/caf%C3%A9;a=b,c', '/café;a=b,c'],
  ['/%zz', '/%zz'],
  ['/exe%E2%80%AEgnp', '/exegnp'],
  ['/<script>alert(1)</script>', '/<script>alert(1)</script>'],
])('after %s the page shows %s', (pathname, shown) => {
  expect(shownAfter(pathname)).toBe(shown)
})

test('an overlong URL is truncated', () => {
  expect(shownAfter(`/${'a'.repeat(5_000)}`)).toHaveLength(200)
})

test.each([null, '', 'dari=', 'dari=https%3A%2F%2Fjahat.example', 'lain=%2Fkelas'])(
  'nothing is shown for the cookies "%s"',
  (cookies) => {
    expect(askedAddress(cookies)).toBeNull()
  },
)

test('the URL is kept for one page and a short time', () => {
  for (const cookie of [keepAskedAddress('/a'), forgetAskedAddress])
    expect(cookie).toContain('Path=/404; HttpOnly; SameSite=Lax')
  expect(keepAskedAddress('/a')).toContain('Max-Age=30')
  expect(forgetAskedAddress).toContain('Max-Age=0')
})
