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

test('banners and the pop-up are drawn with the addresses of their pictures', () => {
  const html = drawn({ banners: [banner(1)], popup: banner(3) })
  expect(html).toContain('href="/kelas/iklan" data-banner="0197a1c2-0000-7000-8000-000000000001"')
  expect(html).toMatch(/srcSet="\/media\/[\w-]+\/320\.avif 320w, \/media\/[\w-]+\/640\.avif 640w"/)
  expect(html).toMatch(/<dialog[^>]* data-popup="0197a1c2-0000-7000-8000-000000000003"/)
})
