import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import type { SiteBanner } from './banner-types.ts'
import { SiteBanners } from './site-banners.tsx'
import { SitePopup } from './site-popup.tsx'

const asset = (name: string, widths: number[] = [320, 640]) => ({
  width: 1_800,
  height: 600,
  widths,
  url: (format: string, width: number) => `/media/${name}-${width}.${format}`,
})
const banner = (number: number, given: Partial<SiteBanner> = {}): SiteBanner => ({
  id: `banner-${number}`,
  alt: `Potongan ${number}`,
  href: '/kelas/iklan',
  picture: asset('lebar'),
  ...given,
})

test('nothing is drawn where nothing is shown', () => {
  expect(drawn(<SiteBanners banners={[]} />).body.innerHTML).toBe('')
})

test('a banner is a link with words and a place that is kept, and phones have another picture', () => {
  const phonePicture = { ...asset('ponsel'), width: 800, height: 800 }
  const { body, getByRole } = drawn(<SiteBanners banners={[banner(1, { phonePicture })]} />)
  const link = getByRole('link', { name: 'Potongan 1' })
  expect([link.getAttribute('href'), link.getAttribute('data-banner')]).toEqual(['/kelas/iklan', 'banner-1'])
  const [phone] = body.querySelectorAll('source')
  expect(phone?.outerHTML).toContain('width="800" height="800" media="(max-width: 767px)" type="image/avif"')
  const image = body.querySelector('img')
  expect([image?.width, image?.height, image?.getAttribute('loading')]).toEqual([1_800, 600, 'eager'])
  expect(image?.getAttribute('src')).toBe('/media/lebar-640.webp')
})

test('a picture whose widths are not made yet is shown as it was uploaded', () => {
  const { body } = drawn(<SiteBanners banners={[banner(1, { picture: asset('baru', []) })]} />)
  expect(body.querySelector('img')?.getAttribute('src')).toBe('/media/baru-1800.original')
})

test('several are swiped through, and only the first is fetched at once', () => {
  const { body } = drawn(<SiteBanners banners={[banner(1), banner(2)]} />)
  expect(body.querySelectorAll('li')).toHaveLength(2)
  expect(body.querySelectorAll('[loading=eager]')).toHaveLength(1)
})

test('a pop-up is closed as drawn, named, and its picture waits', () => {
  const { body } = drawn(<SitePopup popup={banner(3)} />)
  const dialog = body.querySelector('dialog')
  expect([dialog?.open, dialog?.getAttribute('aria-label'), dialog?.dataset.popup]).toEqual([
    false,
    'Promo',
    'banner-3',
  ])
  expect(body.querySelector('[loading=eager]')).toBeNull()
  expect(body.querySelector('form[method=dialog] button')?.textContent).toBe('Tutup')
})
