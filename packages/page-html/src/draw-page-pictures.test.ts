import { expect, test } from 'vitest'
import { markupElements } from './markup/markup-tree.ts'
import { bodyOf, draw, imageOf, photo, sectionOf } from './testing/page-fixture.ts'

// The order of what is requested is the order of the bytes, so that these tests read the string.

test('the first picture is requested before the fonts, in the displayed format', async () => {
  const { html } = await draw({ sections: [sectionOf('headline', { image: imageOf(photo.id) })] })
  const picture = html.indexOf('<source type="image/avif" srcset="/media/')
  expect(picture).toBeGreaterThan(0)
  expect(html.slice(picture)).toMatch(/^[^>]*>\s*<img[^>]*fetchpriority="high"/)
  const [announced = '', ...onPhones] = html.match(/<link rel="preload" as="font"[^>]*>/g) ?? []
  expect(announced).toContain('media="(min-width:62em)"')
  expect(html.indexOf(announced)).toBeLessThan(html.indexOf('<style>'))
  const forEveryone = onPhones.filter((link) => !link.includes('media='))
  expect(forEveryone).toHaveLength(2)
  for (const link of forEveryone) expect(html.indexOf(link)).toBeGreaterThan(picture)
  const withoutPicture = (await draw({ sections: [sectionOf('headline')] })).html
  expect(withoutPicture.indexOf('<link rel="preload" as="font"')).toBeLessThan(withoutPicture.indexOf('<style>'))
  expect(html).toMatch(/<img[^>]*width="1200"[^>]*height="800"/)
  expect(html).not.toContain('data-color')
})

test('the link preview shows the chosen picture, else the first on the page, in a format that messengers support', async () => {
  const large = { ...photo, id: '1c62a4e7-4b40-4e1f-8e6f-6a1b8d2e3f40', bytes: 4_000_000 }
  const vast = { ...photo, width: 7000, height: 5000, widths: [480, 960, 1200, 1600] }
  const cardOf = (html: string) => /og:image" content="https:\/\/naikkelas\.test([^"]+)"/.exec(html)?.[1]
  const sections = [
    sectionOf('headline', { image: imageOf(large.id) }),
    sectionOf('title_media', { image: imageOf(photo.id) }),
  ]
  const seo = { title: '', description: '', imageId: null, isIndexed: true }
  const media = [photo, large]
  expect(cardOf((await draw({ seo, sections }, { media })).html)).toBe(`/media/${large.id}/1200.webp`)
  expect(cardOf((await draw({ seo: { ...seo, imageId: photo.id }, sections }, { media })).html)).toBe(
    `/media/${photo.id}/original`,
  )
  expect(cardOf((await draw({ seo, sections: [sectionOf('headline')] })).html)).toBeUndefined()
  const { html } = await draw({ seo: { ...seo, imageId: vast.id }, sections }, { media: [vast] })
  expect(cardOf(html)).toBe(`/media/${vast.id}/1200.webp`)
  expect(html).toContain(
    '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="857">',
  )
})

test('a picture offers AVIF widths, and one WebP as a fallback', async () => {
  const { html } = await draw({ sections: [sectionOf('headline', { image: imageOf(photo.id) })] })
  const elements = markupElements(bodyOf(html))
  const source = elements.find(({ tag }) => tag === 'source')?.attributes
  const image = elements.find(({ tag }) => tag === 'img')?.attributes
  expect(source?.get('srcset')?.match(/\d+w/g)).toEqual(['480w', '720w', '960w', '1200w'])
  expect(source?.get('sizes')).toBe('(min-width:62rem) 34rem,calc(100vw - 2.5rem)')
  expect(image?.get('src')).toMatch(/\/\d+\.webp$/)
  expect(image?.has('srcset')).toBe(false)
  expect(image?.get('alt')).toBe('Dasbor penjualan')
})
