import { describe, expect, it } from 'vitest'
import { safeHref } from './safe-href.ts'

describe('a safe link address', () => {
  it.each([
    ['https://naikkelas.id/kelas', 'https://naikkelas.id/kelas'],
    ['http://contoh.id', 'http://contoh.id/'],
    ['  https://contoh.id/a b ', 'https://contoh.id/a%20b'],
    ['mailto:halo@contoh.id', 'mailto:halo@contoh.id'],
    ['tel:+6281200001234', 'tel:+6281200001234'],
    ['/kelas?x=1#daftar', '/kelas?x=1#daftar'],
    ['#materi', '#materi'],
  ])('%s is kept', (href, kept) => {
    expect(safeHref(href)).toBe(kept)
  })

  it.each([
    '',
    '   ',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\u200bscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://contoh.id/1',
    'file:///etc/passwd',
    '//jahat.example',
    '/\\jahat.example',
    '\\\\jahat.example',
    'https://pengguna:sandi@contoh.id',
    'contoh.id/kelas',
    'kelas/baru',
    '#',
    '#"><script>',
    'https://',
  ])('%j is refused', (href) => {
    expect(safeHref(href)).toBeNull()
  })

  it('does not change when it is checked again', () => {
    for (const href of ['https://contoh.id/a b', '/kelas', '#materi', 'mailto:halo@contoh.id']) {
      const once = safeHref(href)
      expect(safeHref(once ?? '')).toBe(once)
    }
  })
})
