import type { ShownBanner, ShownBanners } from '@naikkelas/contract/site'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BannersContext } from './banners-context.tsx'
import { SiteBanners } from './site-banners.tsx'
import { SitePopup } from './site-popup.tsx'

const picture = (id: string, widths: number[] = [320, 640]) => ({
  id,
  sha8: 'abcdef01',
  width: 1_800,
  height: 600,
  color: '#ffffff',
  widths,
  alt: 'Dari media',
})
const banner = (number: number, given: Partial<ShownBanner> = {}): ShownBanner => ({
  id: `0197a1c2-0000-7000-8000-00000000000${number}`,
  alt: `Potongan ${number}`,
  href: '/kelas/iklan',
  picture: picture('0197a1c2-0000-7000-8000-0000000000aa'),
  phonePicture: null,
  ...given,
})
const drawn = (shown: ShownBanners | null) =>
  renderToStaticMarkup(
    <BannersContext value={shown}>
      <SiteBanners />
      <SitePopup />
    </BannersContext>,
  )

test('nothing is drawn where nothing is shown', () => {
  expect(drawn(null)).toBe('')
  expect(drawn({ banners: [], popup: null })).toBe('')
})

test('a banner is a link with words and a place that is kept, and phones have another picture', () => {
  const phonePicture = { ...picture('0197a1c2-0000-7000-8000-0000000000bb'), width: 800, height: 800 }
  const html = drawn({ banners: [banner(1, { phonePicture })], popup: null })
  expect(html).toContain('href="/kelas/iklan" data-banner="0197a1c2-0000-7000-8000-000000000001"')
  expect(html).toContain('alt="Potongan 1"')
  expect(html).toMatch(/<source width="800" height="800" media="\(max-width: 767px\)" type="image\/avif"/)
  expect(html).toMatch(/<img [^>]*width="1800" height="600"[^>]*loading="eager"/)
})

test('several are swiped through, and only the first is fetched at once', () => {
  const html = drawn({ banners: [banner(1), banner(2)], popup: null })
  expect(html.match(/<li/g)).toHaveLength(2)
  expect(html.match(/loading="eager"/g)).toHaveLength(1)
})

test('a pop-up is closed as drawn, and its picture waits', () => {
  const html = drawn({ banners: [], popup: banner(3) })
  expect(html).toMatch(/^<dialog data-popup="[^"]+" aria-label="Promo"/)
  expect(html).not.toMatch(/<dialog[^>]* open/)
  expect(html).not.toContain('loading="eager"')
})
