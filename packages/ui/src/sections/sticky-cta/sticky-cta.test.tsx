import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { noOffer, type Offer } from '../offer.ts'
import { storyOffer, storyPage } from '../parts/story-media.ts'
import { examples } from './sticky-cta.examples.ts'
import { stickyCta, type StickyCtaContent } from './sticky-cta.section.ts'
import StickyCtaView from './sticky-cta.view.tsx'

const draw = (content: StickyCtaContent, offer: Partial<Offer> = {}) =>
  drawn(
    <StickyCtaView
      content={content}
      page={storyPage('sticky_cta', {}, { offer: { ...storyOffer, ...offer } })}
      slot={(_path, node) => node}
    />,
  )

test.each(['bar', 'slip'] as const)('shows the name and price of the offer as %s', (layout) => {
  const { body, words } = draw({ ...examples.bar.content, layout })
  expect(words).toContain('Kuasai Data Usaha')
  expect(words).toContain('|Rp349.000|')
  expect(body.querySelector('s')?.textContent).toContain('Rp899.000')
})

test('shows no former price that was not higher', () => {
  expect(draw(examples.bar.content, { strikePrice: 349_000 }).body.querySelector('s')).toBeNull()
})

test('shows its own text instead of the name of the offer, and no price when switched off', () => {
  const { words } = draw(examples.barWithoutPrice.content)
  expect(words).toContain('Kelas gratis, lima hari')
  expect(words).not.toMatch(/Kuasai Data Usaha|Rp/)
})

test('is a button alone while there is no offer', () => {
  expect(draw(examples.bar.content, noOffer).words).toBe('|Daftar sekarang|')
})

test('of two buttons the chat comes first and the purchase second', () => {
  const links = draw(examples.two.content).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://wa.me/6281200001234', '/daftar'])
})

test('below two buttons the number of the chat is shown, for visitors without WhatsApp', () => {
  expect(draw(examples.two.content).words).toBe('|Tanya dulu|Daftar sekarang|WhatsApp|+62 812-0000-1234|')
  const noChat = { ...examples.two.content, secondCta: { ...examples.two.content.cta, label: 'Lihat jadwal' } }
  expect(draw(noChat).words).not.toContain('WhatsApp')
})

test('a second button without a number is incomplete', () => {
  const findings = (layout: StickyCtaContent['layout']) => stickyCta.check?.({ ...stickyCta.defaults, layout })
  expect(findings('two')?.map(({ message }) => message)).toEqual(['Nomor WhatsApp tombol kedua belum diisi'])
  expect(findings('bar')).toEqual([])
})
