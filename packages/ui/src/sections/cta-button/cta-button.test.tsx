import { describe, expect, test } from 'vitest'
import { drawn, emptyElements } from '../../../../../scripts/tests/setup/drawn.ts'
import type { Offer } from '../offer.ts'
import { storyOffer, storyPage } from '../parts/story-media.ts'
import type { PageContext } from '../section-view.ts'
import { examples } from './cta-button.examples.ts'
import { ctaButton } from './cta-button.section.ts'
import CtaButtonView from './cta-button.view.tsx'

type Content = (typeof ctaButton)['defaults']

const draw = (content: Content, offer: Partial<Offer> = {}, rest: Partial<PageContext> = {}) =>
  drawn(
    <CtaButtonView
      content={content}
      page={storyPage('cta_button', {}, { offer: { ...storyOffer, ...offer }, ...rest })}
      slot={(_path, node) => node}
    />,
  )

describe('the price beside a call to action', () => {
  test('is the one of the page’s offer, with the former price struck through and the saving shown', () => {
    const { body, words } = draw(examples.single.content)
    expect(words).toContain('Rp349.000')
    expect(body.querySelector('s')?.textContent).toBe('Harga semula Rp899.000')
    expect(words).toContain('HEMAT Rp550.000')
  })

  test('has neither former price nor saving when nothing is saved', () => {
    for (const strikePrice of [null, 349_000, 100_000]) {
      const { body, words } = draw(examples.single.content, { strikePrice })
      expect(words).toContain('Rp349.000')
      expect(words).not.toContain('HEMAT')
      expect(body.querySelector('s')).toBeNull()
    }
  })

  test('is left out while the offer has none, and when switched off', () => {
    expect(draw(examples.single.content, { price: null }).words).not.toContain('Rp')
    expect(draw({ ...examples.single.content, hasPrice: false }).words).not.toContain('Rp')
  })

  test('leaves no empty panel in the price layout while the offer has none', () => {
    const { body, words } = draw(examples.price.content, { price: null })
    expect(words).not.toContain('Rp')
    expect(body.querySelector('[data-tone]:not(section)')).toBeNull()
    expect(emptyElements(body, 'div')).toEqual([])
  })

  test('is always shown in the price layout', () => {
    expect(draw({ ...examples.price.content, hasPrice: false }).words).toContain('Rp349.000')
  })
})

describe('two paths', () => {
  test('are clickable as a whole, each with its own target', () => {
    const links = draw(examples.twoPaths.content).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/daftar', 'https://wa.me/6281200001234'])
  })

  test('leave out one without a label, and show one without a target as text', () => {
    const { secondCta } = examples.twoPaths.content
    const unnamed = draw({ ...examples.twoPaths.content, secondCta: { ...secondCta, label: '' } })
    expect(unnamed.getAllByRole('link')).toHaveLength(1)
    const target = { kind: 'url', href: '' } as const
    const { getAllByRole, words } = draw({ ...examples.twoPaths.content, secondCta: { ...secondCta, target } })
    expect(getAllByRole('link')).toHaveLength(1)
    expect(words).toContain('Tanya dulu lewat WhatsApp')
  })
})

test('a new one links to the target of the page’s offer', () => {
  expect(ctaButton.defaults.cta).toMatchObject({ label: 'Daftar sekarang', target: { kind: 'offer' } })
  expect(ctaButton.check?.(ctaButton.defaults)).toEqual([])
})

test('a missing label is reported before publishing, also of the second path', () => {
  const empty = { ...ctaButton.defaults.cta, label: ' ' }
  expect(
    ctaButton
      .check?.({ ...ctaButton.defaults, layout: 'twoPaths', cta: empty, secondCta: empty })
      .map(({ message }) => message),
  ).toEqual(['Tombol belum punya tulisan', 'Jalur kedua belum punya tombol'])
})
