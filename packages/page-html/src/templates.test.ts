import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { documentFrom, sampleOffer, templateNames, templatePictures, templates } from '@naikkelas/page/templates'
import { describe, expect, test } from 'vitest'
import { markupElements } from './markup/markup-tree.ts'
import type { SnapshotMedia } from './page-snapshot.ts'
import { draw, styleOf, testKit } from './testing/page-fixture.ts'

const now = new Date('2026-11-20T05:00:00Z')

const media: SnapshotMedia[] = Object.values(templatePictures).map(({ id, width, height, color }) => ({
  id,
  kind: 'image',
  contentType: 'image/png',
  bytes: 90_000,
  width,
  height,
  color,
  widths: [480, 720, 960, 1200, 1600].filter((each) => each <= width * 2),
}))

/** The server's file naming: the id and eight digits of the content hash. */
const kit = {
  ...testKit(),
  mediaUrl: ({ id }: SnapshotMedia, format: string, width: number) =>
    `/media/${id}-${id.slice(-8)}/${format === 'original' ? format : `${width}.${format}`}`,
}

const drawn = (name: (typeof templateNames)[number], look = 0) =>
  draw(
    { ...documentFrom(name, { look }), offer: sampleOffer(templates[name], now) },
    { media, at: now.toISOString(), formAction: (id) => `/api/leads/halaman/${id}` },
    kit,
  )

describe.each(templateNames)('a page of the template %s', (name) => {
  test('is drawn completely, in every look', async () => {
    for (const look of [0, 1, 2]) {
      const { html, report } = await drawn(name, look)
      expect(report.skipped).toEqual([])
      const types = markupElements(html).flatMap(({ attributes }) => attributes.get('data-section-type') ?? [])
      expect(types).toEqual(templates[name].make().sections.map(({ type }) => type))
    }
  })

  test('weighs at most 11 KB on the wire, 6 KB of it styles, and runs no script', async () => {
    const { html } = await drawn(name)
    const sent = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
    expect(sent.length).toBeLessThanOrEqual(11 * 1024)
    const styles = styleOf(html)
    expect(styles.length).toBeGreaterThan(1000)
    expect(gzipSync(styles, { level: 9 }).length).toBeLessThanOrEqual(6 * 1024)
    expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/)
  })

  test('has one main heading, and alt text for every picture', async () => {
    const elements = markupElements((await drawn(name)).html)
    expect(elements.filter(({ tag }) => tag === 'h1')).toHaveLength(1)
    const pictures = elements.filter(({ tag }) => tag === 'img')
    expect(pictures.length).toBeGreaterThanOrEqual(1)
    expect(pictures.filter(({ attributes }) => !attributes.get('alt'))).toEqual([])
  })

  test('has one column exactly if it is a link page', async () => {
    const { html } = await drawn(name)
    expect(html.includes('data-column')).toBe(name.startsWith('links_'))
    if (html.includes('data-column')) expect(styleOf(html)).toContain('max-width:30rem')
  })
})
