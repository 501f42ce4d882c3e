import { expect, test } from 'vitest'
import { draw, photo, sectionOf } from '../testing/page-fixture.ts'

const imageOf = (mediaId: string) => ({ mediaId, alt: 'Dasbor penjualan', isDecorative: false })

test("the link preview describes its picture by the page's alt text, else by the page's title", async () => {
  const altOf = (html: string) => /og:image:alt" content="([^"]+)"/.exec(html)?.[1]
  const seo = { title: 'Kelas data', description: '', imageId: photo.id, isIndexed: true }
  expect(altOf((await draw({ seo, sections: [sectionOf('headline', { image: imageOf(photo.id) })] })).html)).toBe(
    'Dasbor penjualan',
  )
  expect(altOf((await draw({ seo, sections: [sectionOf('headline')] })).html)).toBe('Kelas data')
})

test('a page without a description uses the first complete sentences of its text', async () => {
  const describedBy = async (text: string) =>
    /name="description" content="([^"]*)"/.exec(
      (await draw({ sections: [sectionOf('headline', { eyebrow: 'Kelas daring', title: 'Judul', text })] })).html,
    )?.[1]
  expect(await describedBy('Kelas praktik untuk pemilik usaha kecil yang ingin laporan rapi.')).toBe(
    'Kelas praktik untuk pemilik usaha kecil yang ingin laporan rapi.',
  )
  const long = `Kelas praktik untuk pemilik usaha kecil yang ingin laporan rapi. ${'Laporan selesai setiap Senin. '.repeat(4)}`
  expect(await describedBy(long.trim())).toMatch(/^Kelas praktik .* setiap Senin\.$/)
  expect((await describedBy('panjang '.repeat(27).trim()))?.length).toBeLessThanOrEqual(160)
  expect(await describedBy('Pendek.')).toBeUndefined()
})

test("the browser's theme colour is the background of the top of the page", async () => {
  const colourOf = async (tone: 'white' | 'brand' | 'board', mode: 'light' | 'dark' = 'light') =>
    /name="theme-color" content="([^"]+)"/.exec(
      (
        await draw({
          theme: { font: 'poppins', rounded: 'medium', brand: '#0c7a75', accent: null, mode },
          sections: [
            sectionOf('headline', {}, { isHidden: true, tone: 'turmeric' }),
            sectionOf('headline', {}, { tone }),
          ],
        })
      ).html,
    )?.[1]
  expect(await colourOf('white')).toBe('#ffffff')
  expect(await colourOf('brand')).toBe('#005f5c')
  expect(await colourOf('board')).toBe('#022424')
  expect(await colourOf('white', 'dark')).toBe('#132222')
})
