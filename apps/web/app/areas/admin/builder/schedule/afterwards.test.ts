import { expect, test } from 'vitest'
import { afterwardsOf, redirectOf } from './afterwards.ts'

test('an address typed without https:// is one all the same, and a path stays a path', () => {
  const led = (href: string) => redirectOf({ choice: 'address', pageId: null, href })
  expect(led(' toko.example/promo ')).toEqual({ kind: 'url', href: 'https://toko.example/promo' })
  expect(led('/kelas-baru')).toEqual({ kind: 'url', href: '/kelas-baru' })
  expect(led('javascript:alert(1)')).toEqual({ kind: 'url', href: 'javascript:alert(1)' })
})

test('what is kept is shown again as it was chosen', () => {
  expect(redirectOf(afterwardsOf(null))).toBeNull()
  expect(redirectOf(afterwardsOf({ kind: 'url', href: '/kelas' }))).toEqual({ kind: 'url', href: '/kelas' })
  const kept = afterwardsOf({ kind: 'page', pageId: 'x', name: 'Angkatan dua' })
  expect([redirectOf(kept), kept.pageName]).toEqual([{ kind: 'page', pageId: 'x' }, 'Angkatan dua'])
})

test('a page that is yet to be chosen is no target', () => {
  expect(redirectOf({ choice: 'page', pageId: null, href: '' })).toBeUndefined()
})
