import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { noOffer, type Offer } from '../offer.ts'
import { storyOffer, storyPage } from '../parts/story-media.ts'
import { examples } from './sticky-cta.examples.ts'
import { stickyCta, type StickyCtaContent } from './sticky-cta.section.ts'
import StickyCtaView from './sticky-cta.view.tsx'

const draw = (content: StickyCtaContent, offer: Partial<Offer> = {}) =>
  renderToStaticMarkup(
    <StickyCtaView
      content={content}
      page={storyPage('sticky_cta', {}, { offer: { ...storyOffer, ...offer } })}
      slot={(_path, node) => node}
    />,
  )

test.each(['bar', 'slip'] as const)('names the offer and its price as %s, without being told either', (layout) => {
  const html = draw({ ...examples.bar.content, layout })
  expect(html).toContain('Kuasai Data Usaha')
  expect(html).toMatch(/<b>Rp349\.000<\/b><s[^>]*>.*Rp899\.000<\/s>/)
})

test('strikes no former price that was not higher', () => {
  expect(draw(examples.bar.content, { strikePrice: 349_000 })).not.toMatch(/<s[ >]/)
})

test('keeps its own words before the name of the offer, and the price to itself when told so', () => {
  const html = draw(examples.barWithoutPrice.content)
  expect(html).toContain('Kelas gratis, lima hari')
  expect(html).not.toMatch(/Kuasai Data Usaha|Rp/)
})

test('is a button alone while there is no offer', () => {
  expect(
    draw(examples.bar.content, noOffer)
      .replace(/<[^>]+>/g, '|')
      .replace(/\|+/g, '|'),
  ).toBe('|Daftar sekarang|')
})

test('asks first and buys second, where there are two buttons', () => {
  const links = [...draw(examples.two.content).matchAll(/<a[^>]+href="([^"]+)"/g)].map(([, href]) => href)
  expect(links).toEqual(['https://wa.me/6281200001234', '/daftar'])
})

test('with two buttons the number behind the one that asks stands under both, for whom WhatsApp does not open', () => {
  const html = draw(examples.two.content)
  expect(html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|')).toBe(
    '|Tanya dulu|Daftar sekarang|WhatsApp|+62 812-0000-1234|',
  )
  const noChat = { ...examples.two.content, secondCta: { ...examples.two.content.cta, label: 'Lihat jadwal' } }
  expect(draw(noChat)).not.toContain('data-part="chat"')
})

test('a second button to nobody’s number is not finished', () => {
  const findings = (layout: StickyCtaContent['layout']) => stickyCta.check?.({ ...stickyCta.defaults, layout })
  expect(findings('two')?.map(({ message }) => message)).toEqual(['Nomor WhatsApp tombol kedua belum diisi'])
  expect(findings('bar')).toEqual([])
})
