import { defaultTheme } from '@naikkelas/ui/theme'
import { expect, test } from 'vitest'
import { draw, sectionOf, styleOf } from '../testing/page-fixture.ts'

const preloadsOf = (html: string) =>
  [...html.matchAll(/<link rel="preload" as="font"[^>]*href="([^"]+)"/g)].map(([, path]) => path)

test('a page with common characters uses the two shared font files', async () => {
  const { html, assets } = await draw({ sections: [sectionOf('headline', { title: 'Hemat Rp50.000 “hari ini”' })] })
  expect(assets).toEqual([])
  expect(preloadsOf(html)).toEqual([
    expect.stringMatching(/^\/fonts\/poppins-400-[0-9a-f]{8}\.woff2$/),
    expect.stringMatching(/^\/fonts\/poppins-700-[0-9a-f]{8}\.woff2$/),
  ])
})

test('only the chosen family is declared, with a fallback of the same metrics for each weight', async () => {
  const { html } = await draw({ theme: { ...defaultTheme, font: 'montserrat' }, sections: [sectionOf('headline')] })
  const style = styleOf(html)
  expect(style).not.toContain('Poppins')
  expect(style.match(/@font-face\{font-family:"?Montserrat"?;/g)).toHaveLength(2)
  expect(style).toMatch(/font-family:"?Montserrat on Arial"?;src:local\(Arial\)/)
  expect(style).toMatch(/font-family:"?Montserrat on Roboto"?;[^}]*font-weight:700/)
  expect(style).toContain('font-display:swap')
})

test('an uncommon character gets files subset to the page, named by content hash', async () => {
  const { html, assets } = await draw({ sections: [sectionOf('headline', { title: 'Kelas Łódź ★' })] })
  expect(assets.length).toBeGreaterThanOrEqual(2)
  expect(preloadsOf(html)).toEqual(assets.map(({ path }) => path))
  for (const { path, bytes, contentType } of assets) {
    expect(path).toMatch(/^\/fonts\/poppins-(400|700)-latin(-ext)?-[0-9a-f]{12}\.woff2$/)
    expect(contentType).toBe('font/woff2')
    expect(Buffer.from(bytes.subarray(0, 4)).toString('latin1')).toBe('wOF2')
    expect(bytes.length).toBeLessThan(6000)
  }
  expect(styleOf(html)).toContain('unicode-range')
})

test('a system font is not preloaded', async () => {
  const { html } = await draw({ theme: { ...defaultTheme, font: 'arial' }, sections: [sectionOf('headline')] })
  expect(preloadsOf(html)).toEqual([])
  expect(styleOf(html)).toContain('local(Arial)')
})
