import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { MediaAsset, PageContext } from '../section-view.ts'
import { type Image, noImage } from '../values.ts'
import { Picture, type PictureProps } from './picture.tsx'
import { mediaIdOf, storyImage, storyPage } from './story-media.ts'

const photo: MediaAsset = {
  id: mediaIdOf('meja-kasir'),
  kind: 'image',
  width: 1600,
  height: 900,
  color: '#102030',
  widths: [480, 720, 1200],
  url: (format, width) => `/media/foto/${width}.${format}`,
}
const image: Image = storyImage('meja-kasir', 'Meja kasir')
const draw = (props: Partial<PictureProps> = {}, page: Partial<PageContext> = {}) =>
  renderToStaticMarkup(
    <Picture image={image} page={storyPage('x', {}, { media: () => photo, ...page })} sizes="100vw" {...props} />,
  )

describe('a picture on a page', () => {
  it('offers every width as AVIF and as WebP, and a middle one to old browsers', () => {
    const html = draw()
    expect(html).toMatch(
      /<source type="image\/avif" srcset="\/media\/foto\/480.avif 480w,\/media\/foto\/720.avif 720w,\/media\/foto\/1200.avif 1200w" sizes="100vw"\/>/i,
    )
    expect(html).toMatch(/srcset="\/media\/foto\/480.webp 480w,/i)
    expect(html).toContain('src="/media/foto/720.webp"')
  })

  it('reserves its place, and its colour until it is there', () => {
    expect(draw()).toMatch(/width="1600" height="900"/)
    expect(draw()).toContain('data-color="#102030"')
  })

  it('shows the original while no other width exists', () => {
    const html = draw({}, { media: () => ({ ...photo, widths: [] }) })
    expect(html).toContain('src="/media/foto/1600.original"')
    expect(html).not.toMatch(/<source|srcset/i)
  })

  it('is silent when it is decorative', () => {
    expect(draw({ image: { ...image, isDecorative: true } })).toContain('alt=""')
    expect(draw()).toContain('alt="Meja kasir"')
  })

  it.each([
    [{ x: 0, y: 0 }, 'top-left'],
    [{ x: 0.5, y: 0.5 }, 'center-center'],
    [{ x: 1, y: 1 }, 'bottom-right'],
  ])('keeps the point %o in view', (focal, name) => {
    expect(draw({ image: { ...image, focal } })).toContain(`data-focal="${name}"`)
  })

  it('keeps it in view on the canvas too', () => {
    const focused = { ...image, focal: { x: 0, y: 1 } }
    expect(draw({ image: focused }, { isCanvas: true })).toContain('ui:object-left-bottom')
    expect(draw({ image: focused })).not.toContain('ui:object-')
  })

  it('takes the shape chosen for it before the shape of its place', () => {
    expect(draw({ ratio: '4:3' })).toContain('ui:aspect-[4/3]')
    expect(draw({ ratio: '4:3', image: { ...image, ratio: '1:1' } })).toContain('ui:aspect-square')
    expect(draw({ ratio: '4:3', image: { ...image, ratio: 'original' } })).toContain('ui:aspect-[4/3]')
  })

  it('is fetched at once only as the first of a page', () => {
    expect(draw({ isFirst: true }, { imagePriority: 'high' })).toContain('loading="eager"')
    expect(draw({ isFirst: true }, { imagePriority: 'lazy' })).toContain('loading="lazy"')
    expect(draw({ isFirst: false }, { imagePriority: 'high' })).toContain('loading="lazy"')
  })
})

describe('a picture that is missing', () => {
  it('is not drawn on a page', () => {
    expect(draw({ image: noImage, isExpected: true })).toBe('')
    expect(draw({ isExpected: true }, { media: () => null })).toBe('')
  })

  it('keeps its place on the canvas where one belongs', () => {
    expect(draw({ image: noImage, isExpected: true }, { isCanvas: true })).toContain('ui:picture-empty')
    expect(draw({ image: noImage }, { isCanvas: true })).toBe('')
  })
})
