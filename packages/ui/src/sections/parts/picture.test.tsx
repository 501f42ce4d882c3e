import { describe, expect, it } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
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
  drawn(<Picture image={image} page={storyPage('x', {}, { media: () => photo, ...page })} sizes="100vw" {...props} />)

const imageOf = (...args: Parameters<typeof draw>) => draw(...args).body.querySelector('img')!

describe('a picture on a page', () => {
  it('offers every width as AVIF and as WebP, and a middle one to old browsers', () => {
    const { body } = draw()
    const avif = body.querySelector('source[type="image/avif"]')
    expect(avif?.getAttribute('srcset')).toBe(
      '/media/foto/480.avif 480w,/media/foto/720.avif 720w,/media/foto/1200.avif 1200w',
    )
    expect(body.querySelector('img')?.getAttribute('srcset')).toMatch(/^\/media\/foto\/480\.webp 480w,/)
    expect(avif?.getAttribute('sizes')).toBe('100vw')
    expect(body.querySelector('img')?.getAttribute('src')).toBe('/media/foto/720.webp')
  })

  it('reserves its size, and shows its colour until it is loaded', () => {
    expect(imageOf().getAttribute('width')).toBe('1600')
    expect(imageOf().getAttribute('height')).toBe('900')
    expect(draw().body.querySelector('[data-color="#102030"]')).not.toBeNull()
  })

  it('shows the original while no other width exists', () => {
    const { body } = draw({}, { media: () => ({ ...photo, widths: [] }) })
    expect(body.querySelector('img')?.getAttribute('src')).toBe('/media/foto/1600.original')
    expect(body.querySelector('source, [srcset]')).toBeNull()
  })

  it('is not read out when it is decorative', () => {
    expect(imageOf({ image: { ...image, isDecorative: true } }).getAttribute('alt')).toBe('')
    expect(imageOf().getAttribute('alt')).toBe('Meja kasir')
  })

  it.each([
    [{ x: 0, y: 0 }, 'top-left'],
    [{ x: 0.5, y: 0.5 }, 'center-center'],
    [{ x: 1, y: 1 }, 'bottom-right'],
  ])('keeps the focal point %o in view', (focal, name) => {
    expect(draw({ image: { ...image, focal } }).body.querySelector(`[data-focal="${name}"]`)).not.toBeNull()
  })

  it('is loaded immediately only as the first of a page', () => {
    const loading = (isFirst: boolean, imagePriority: 'high' | 'lazy') =>
      imageOf({ isFirst }, { imagePriority }).getAttribute('loading')
    expect(loading(true, 'high')).toBe('eager')
    expect(loading(true, 'lazy')).toBe('lazy')
    expect(loading(false, 'high')).toBe('lazy')
  })
})

describe('a picture that is missing', () => {
  it('is not drawn on a page', () => {
    expect(draw({ image: noImage, isExpected: true }).body.innerHTML).toBe('')
    expect(draw({ isExpected: true }, { media: () => null }).body.innerHTML).toBe('')
  })

  it('has a placeholder in a sample where one is expected', () => {
    const canvas = { isSample: true }
    expect(draw({ image: noImage, isExpected: true }, canvas).body.childElementCount).toBe(1)
    expect(draw({ image: noImage }, canvas).body.innerHTML).toBe('')
  })
})
