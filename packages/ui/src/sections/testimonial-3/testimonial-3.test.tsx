import { describe, expect, it } from 'vitest'
import { drawn, isBefore } from '../../../../../scripts/tests/setup/drawn.ts'
import { noOffer } from '../offer.ts'
import { storyPage } from '../parts/story-media.ts'
import type { PageContext } from '../section-view.ts'
import { noImage } from '../values.ts'
import { examples } from './testimonial-3.examples.ts'
import { testimonial3 } from './testimonial-3.section.ts'
import Testimonial3View from './testimonial-3.view.tsx'

type Content = (typeof testimonial3)['defaults']
const draw = (content: Content, rest: Partial<PageContext> = {}) =>
  drawn(<Testimonial3View content={content} page={storyPage('testimonial_3', {}, rest)} slot={(_path, node) => node} />)
const { chatOfTwo, screenshot } = examples

describe('a conversation', () => {
  it('is read in order, with the name of the author before each message', () => {
    expect(draw(chatOfTwo.content).words).toMatch(
      /Rini Maulida: \|Bu Sinta, barusan.*Sinta Maharani: \|Wah, kirim fotonya.*Rini Maulida: \|Siap\./,
    )
  })

  it('names the author of replies "Kami" while the page has no mentor', () => {
    expect(draw(chatOfTwo.content, { offer: noOffer }).words).toContain('|Kami: |Wah, kirim fotonya')
  })

  it('leaves out empty messages, and a conversation that has only those', () => {
    const items = chatOfTwo.content.items.map((item, index) => ({
      ...item,
      messages: item.messages.map((message) => (index === 0 ? { ...message, text: ' ' } : message)),
    }))
    const { getAllByRole, words } = draw({ ...chatOfTwo.content, items })
    expect(getAllByRole('figure')).toHaveLength(1)
    expect(words).not.toContain('Rini Maulida')
  })
})

describe('a screenshot', () => {
  it('has its text folded below it', () => {
    const { body, getByAltText } = draw(screenshot.content)
    const folded = body.querySelector('details')!
    expect(isBefore(getByAltText(/^Dasbor/), folded)).toBe(true)
    expect(folded.open).toBe(false)
    expect(folded.querySelector('summary')?.textContent).toBe('Baca isi percakapan')
    expect(folded.textContent).toContain('Bu Sinta, barusan')
  })

  it('that is missing leaves its text unfolded', () => {
    const items = screenshot.content.items.map((item) => ({ ...item, screenshot: noImage }))
    const { body, words } = draw({ ...screenshot.content, items })
    expect(body.querySelector('details')).toBeNull()
    expect(words).toContain('Bu Sinta, barusan')
  })

  it('without a text is reported, since screen readers would have nothing to read', () => {
    const items = screenshot.content.items.slice(0, 1).map((item) => ({ ...item, messages: [] }))
    expect(testimonial3.check?.({ ...screenshot.content, items })[0]?.message).toMatch(/pembaca layar/)
    expect(testimonial3.check?.({ ...screenshot.content, layout: 'chat', items })[0]?.message).toMatch(
      /belum berisi pesan/,
    )
    expect(testimonial3.check?.(screenshot.content)).toEqual([])
  })
})
