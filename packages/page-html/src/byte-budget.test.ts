import { brotliCompressSync, constants } from 'node:zlib'
import { courseOffer, coursePictures, courseSections } from '@naikkelas/ui/samples'
import { expect, test } from 'vitest'
import { markupElements } from './markup/markup-tree.ts'
import { draw, testKit } from './testing/page-fixture.ts'

/** Ids as the database generates them within a minute, with distinct content hashes. */
const media = Object.keys(coursePictures).map((name, index) => ({
  name,
  id: `019aa1f8-4${index}a8-7${(index * 193).toString(16).padStart(3, '0')}-9${(index * 71 + 5).toString(16).padStart(3, '0')}-${(0x38eb98_61f505 + index * 0x3f_51b7_9d31).toString(16).padStart(12, '0')}`,
  sha8: (0x1b0f9691 + index * 0x1234567).toString(16).slice(0, 8),
  kind: 'image' as const,
  contentType: 'image/jpeg',
  bytes: 150_000,
  width: 1600,
  height: 1067,
  color: `#${(0x0c7a75 + index * 0x0a1b2c).toString(16).padStart(6, '0')}`,
  widths: [480, 720, 960, 1200, 1600],
}))

/** The server's file naming. */
const keyOf = (id: string) =>
  Buffer.from(`${media.find((one) => one.id === id)?.sha8 ?? ''}${id.slice(-8)}`, 'hex').toString('base64url')

test('the course page of fourteen sections, with its pictures, link preview and structured data, is at most 8.7 KB on the wire', async () => {
  const { html, report } = await draw(
    {
      offer: courseOffer,
      seo: {
        title: 'Kuasai Data Usaha dalam Empat Minggu',
        description: 'Kelas praktik data untuk usaha kecil: 12 pelajaran, berkas latihan, mentor, dan garansi 14 hari.',
        imageId: null,
        isIndexed: true,
      },
      sections: courseSections(Object.fromEntries(media.map(({ name, id }) => [name, id]))) as never,
    },
    { media, address: '/kelas-data-usaha', canonicalOrigin: 'https://naikkelas.id' },
    {
      ...testKit(),
      mediaUrl: ({ id }, format, width) =>
        `/media/${keyOf(id)}/${format === 'original' ? format : `${width}.${format}`}`,
    },
  )
  expect(report.skipped).toEqual([])
  const elements = markupElements(html.slice(html.indexOf('<body')))
  expect(elements.filter(({ attributes }) => attributes.has('data-section-type'))).toHaveLength(14)
  expect(elements.filter(({ tag }) => tag === 'img')).toHaveLength(8)
  expect(html).toContain('og:image')
  expect(html).toContain('"@type":"FAQPage"')
  const sent = brotliCompressSync(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(html),
    },
  })
  expect(sent.length).toBeLessThanOrEqual(8_700)
})
