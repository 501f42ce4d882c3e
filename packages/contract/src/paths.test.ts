import { describe, expect, test } from 'vitest'
import { isSystemPath, landingAddress, reservedSegments } from './paths.ts'
import { specificationPaths } from './specification-paths.ts'

describe('URLs', () => {
  test('every fixed path of the specification reserves its first segment', () => {
    for (const path of Object.values(specificationPaths).flat()) {
      const segment = path.split('/')[1] ?? ''
      if (segment !== '') expect(reservedSegments.has(segment), path).toBe(true)
    }
  })

  test('all 32 tutorial pages are listed', () => {
    expect(specificationPaths.tutorial).toHaveLength(32)
    expect(new Set(specificationPaths.tutorial).size).toBe(32)
  })

  test.each([
    'api',
    'admin',
    'media',
    'fonts',
    'preview',
    'assets',
    'p',
    'robots.txt',
    'sitemap.xml',
    '.well-known',
    'favicon.ico',
    'login',
    'partner',
    '404',
  ])('no page can take the system path /%s', (segment) => expect(reservedSegments.has(segment)).toBe(true))

  test("a page's path follows its kind", () => {
    expect(landingAddress('exclusive', 'kelas-data')).toBe('/kelas-data')
    expect(landingAddress('partner', 'kopi-ratna')).toBe('/p/kopi-ratna')
    expect(landingAddress('free_course', 'rumus')).toBe('/kelas-gratis/rumus')
    expect(landingAddress('fixed', '/kelas-shopee')).toBe('/kelas-shopee')
  })

  test.each(['/', '/login', '/login/', '/kelas/apa-saja', '/media/abc/480.webp', '/sitemap.xml', '/forum'])(
    'the site itself serves %s',
    (path) => expect(isSystemPath(path)).toBe(true),
  )

  test.each(['/daftar-foto', '/kelas', '/kelas/', '/kelas/a/b', '/p/kopi-ratna', '/loginn'])(
    'the site itself does not serve %s',
    (path) => expect(isSystemPath(path)).toBe(false),
  )
})
