import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { noOffer } from '../offer.ts'
import { storyPage } from '../parts/story-media.ts'
import type { PageContext } from '../section-view.ts'
import { noImage } from '../values.ts'
import { examples } from './testimonial-3.examples.ts'
import { testimonial3 } from './testimonial-3.section.ts'
import Testimonial3View from './testimonial-3.view.tsx'

type Content = (typeof testimonial3)['defaults']
const draw = (content: Content, rest: Partial<PageContext> = {}) =>
  renderToStaticMarkup(
    <Testimonial3View content={content} page={storyPage('testimonial_3', {}, rest)} slot={(_path, node) => node} />,
  )
const words = (html: string) => html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|')
const { chatOfTwo, screenshot } = examples

describe('a conversation', () => {
  it('is read in order, each bubble after the name of who wrote it', () => {
    expect(words(draw(chatOfTwo.content))).toMatch(
      /Rini Maulida: \|Bu Sinta, barusan.*Sinta Maharani: \|Wah, kirim fotonya.*Rini Maulida: \|Siap\./,
    )
  })

  it('calls the one who replies "Kami" while the page names no mentor', () => {
    expect(words(draw(chatOfTwo.content, { offer: noOffer }))).toContain('|Kami: |Wah, kirim fotonya')
  })

  it('leaves messages without words out, and a whole conversation of them', () => {
    const items = chatOfTwo.content.items.map((item, index) => ({
      ...item,
      messages: item.messages.map((message) => (index === 0 ? { ...message, text: ' ' } : message)),
    }))
    const html = draw({ ...chatOfTwo.content, items })
    expect(html.match(/<figure/g)).toHaveLength(1)
    expect(html).not.toContain('Rini Maulida')
  })
})

describe('a picture of a screen', () => {
  it('has its words folded beneath it', () => {
    expect(draw(screenshot.content)).toMatch(
      /<img[^>]*alt="Dasbor[^>]*>.*?<details.*?Baca isi percakapan.*?Bu Sinta, barusan/,
    )
  })

  it('that is missing leaves its words in the open', () => {
    const items = screenshot.content.items.map((item) => ({ ...item, screenshot: noImage }))
    const html = draw({ ...screenshot.content, items })
    expect(html).not.toContain('<details')
    expect(html).toContain('Bu Sinta, barusan')
  })

  it('without words is reported: who cannot see it would learn nothing', () => {
    const items = screenshot.content.items.slice(0, 1).map((item) => ({ ...item, messages: [] }))
    expect(testimonial3.check?.({ ...screenshot.content, items })[0]?.message).toMatch(/pembaca layar/)
    expect(testimonial3.check?.({ ...screenshot.content, layout: 'chat', items })[0]?.message).toMatch(
      /belum berisi pesan/,
    )
    expect(testimonial3.check?.(screenshot.content)).toEqual([])
  })
})
