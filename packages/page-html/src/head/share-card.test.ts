import { readFile } from 'node:fs/promises'
import { fontPath } from '@naikkelas/ui/fonts/node'
import { defaultTheme } from '@naikkelas/ui/theme'
import { expect, test } from 'vitest'
import { cutPlainFont } from '../fonts/cut-font.ts'
import { draw, photo, sectionOf, testKit } from '../testing/page-fixture.ts'
import { shareCard } from './share-card.ts'

const tools = { read: (file: Parameters<typeof fontPath>[0]) => readFile(fontPath(file)), cutPlain: cutPlainFont }
const cardOf = (title: string, theme = defaultTheme) => shareCard({ title, siteName: 'Naikkelas', theme }, tools)

test('a page without a picture gets a link preview with its title', async () => {
  const drawings: string[] = []
  const kit = {
    ...testKit(),
    rasterise: async (svg: string) => {
      drawings.push(svg)
      return Buffer.from(svg)
    },
  }
  const sections = [sectionOf('headline', { title: 'Kuasai data usaha' })]
  const { html, assets } = await draw({ sections }, {}, kit)
  const [card] = assets.filter(({ contentType }) => contentType === 'image/png')
  if (!card) throw new Error('there is no card')
  expect(card.path).toMatch(/^\/cards\/[0-9a-f]{16}\.png$/)
  expect(html).toContain(`<meta property="og:image" content="https://naikkelas.test${card.path}">`)
  expect(html).toContain('content="summary_large_image"')
  expect(drawings[0]).toMatch(/^<svg [^>]*width="1200" height="630"/)
  // Another title gives another picture and URL; the same title the same.
  const again = await draw({ sections }, {}, kit)
  const other = await draw({ sections: [sectionOf('headline', { title: 'Belajar iklan' })] }, {}, kit)
  expect(again.assets.map(({ path }) => path)).toContain(card.path)
  expect(other.assets.map(({ path }) => path)).not.toContain(card.path)
  expect(drawings).toHaveLength(3)
})

test('a page with a picture uses that in its link preview', async () => {
  const kit = { ...testKit(), rasterise: () => Promise.reject(new Error('not needed')) }
  const image = { mediaId: photo.id, alt: 'Dasbor', isDecorative: false }
  const { html } = await draw({ sections: [sectionOf('headline', { image })] }, {}, kit)
  expect(html).toContain(`/media/${photo.id}/original`)
})

test('a title of any length or alphabet fits the link preview and cannot inject markup', async () => {
  for (const title of ['x'.repeat(300), 'Kelas '.repeat(60), '<script>alert(1)</script>"&', '🎓✨', 'Łódź 中文'])
    for (const mode of ['light', 'dark'] as const) {
      const svg = await cardOf(title, { ...defaultTheme, mode })
      expect(svg).not.toMatch(/<script|<text|NaN|undefined/)
      const rightMost = Math.max(...[...svg.matchAll(/[ML](-?[\d.]+)/g)].map(([, x]) => Number(x)))
      expect(rightMost).toBeLessThanOrEqual(1200)
    }
})
