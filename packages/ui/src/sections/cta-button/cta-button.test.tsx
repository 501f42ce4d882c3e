import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Offer } from '../offer.ts'
import { storyOffer, storyPage } from '../parts/story-media.ts'
import type { PageContext } from '../section-view.ts'
import { examples } from './cta-button.examples.ts'
import { ctaButton } from './cta-button.section.ts'
import CtaButtonView from './cta-button.view.tsx'

type Content = (typeof ctaButton)['defaults']

const draw = (content: Content, offer: Partial<Offer> = {}, rest: Partial<PageContext> = {}) =>
  renderToStaticMarkup(
    <CtaButtonView
      content={content}
      page={storyPage('cta_button', {}, { offer: { ...storyOffer, ...offer }, ...rest })}
      slot={(_path, node) => node}
    />,
  )

describe('the price beside a call to action', () => {
  test('is the one of the page’s offer, with the former price struck and what is saved stamped', () => {
    const html = draw(examples.single.content)
    expect(html).toContain('Rp349.000')
    expect(html).toMatch(/<s[^>]*><span[^>]*>Harga semula <\/span>Rp899\.000<\/s>/)
    expect(html).toContain('HEMAT Rp550.000')
  })

  test('has neither strike nor stamp when nothing is saved', () => {
    for (const strikePrice of [null, 349_000, 100_000]) {
      const html = draw(examples.single.content, { strikePrice })
      expect(html).toContain('Rp349.000')
      expect(html).not.toMatch(/<s[ >]|HEMAT/)
    }
  })

  test('is left out while the offer has none, and when the marketer switched it off', () => {
    expect(draw(examples.single.content, { price: null })).not.toContain('Rp')
    expect(draw({ ...examples.single.content, hasPrice: false })).not.toContain('Rp')
  })

  test('leaves no empty panel behind where it is the layout and the offer has none', () => {
    expect(draw(examples.price.content, { price: null })).not.toMatch(/ui:panel|ui:price/)
    expect(draw(examples.price.content)).toContain('ui:price-panels')
  })

  test('is always shown where it is the layout', () => {
    expect(draw({ ...examples.price.content, hasPrice: false })).toContain('Rp349.000')
  })
})

describe('two paths', () => {
  test('are both pressed as a whole, each to its own target', () => {
    const html = draw(examples.twoPaths.content)
    expect([...html.matchAll(/<a[^>]+href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '/daftar',
      'https://wa.me/6281200001234',
    ])
  })

  test('leave out one without a label, and draw one without a target as text', () => {
    const { secondCta } = examples.twoPaths.content
    expect(draw({ ...examples.twoPaths.content, secondCta: { ...secondCta, label: '' } }).match(/<a /g)).toHaveLength(1)
    const html = draw({ ...examples.twoPaths.content, secondCta: { ...secondCta, target: { kind: 'url', href: '' } } })
    expect(html.match(/<a /g)).toHaveLength(1)
    expect(html).toContain('Tanya dulu lewat WhatsApp')
  })
})

test('a new one leads where the page’s offer leads', () => {
  expect(ctaButton.defaults.cta).toMatchObject({ label: 'Daftar sekarang', target: { kind: 'offer' } })
  expect(ctaButton.check?.(ctaButton.defaults)).toEqual([])
})

test('a call without a label is told before publishing, and a second path without one', () => {
  const empty = { ...ctaButton.defaults.cta, label: ' ' }
  expect(
    ctaButton
      .check?.({ ...ctaButton.defaults, layout: 'twoPaths', cta: empty, secondCta: empty })
      .map(({ message }) => message),
  ).toEqual(['Tombol belum punya tulisan', 'Jalur kedua belum punya tombol'])
})
