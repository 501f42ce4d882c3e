import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { storyPage } from '../parts/story-media.ts'
import type { Tone } from '../section-settings.ts'
import { examples } from './grid-card.examples.ts'
import { gridCard } from './grid-card.section.ts'
import GridCardView from './grid-card.view.tsx'

type Content = (typeof gridCard)['defaults']

const draw = (content: Content, tone: Tone = 'white') =>
  renderToStaticMarkup(
    <GridCardView content={content} page={storyPage('grid_card', { tone })} slot={(_path, node) => node} />,
  )
const items = (html: string) => html.match(/<li/g) ?? []

describe('cards', () => {
  test('without title, words and picture are left out, and the grid closes over them', () => {
    const [first, ...rest] = examples.feature.content.items
    if (!first) throw new Error('the example has cards')
    const html = draw({ ...examples.feature.content, items: [{ ...first, title: '', text: '' }, ...rest] })
    expect(items(html)).toHaveLength(5)
    expect(html.match(/@lg:col-span-6/g)).toHaveLength(2)
  })

  test('that stand out part from every ground', () => {
    for (const tone of ['white', 'paper', 'soft', 'board', 'brand', 'turmeric'] as const)
      expect(draw(examples.feature.content, tone)).toMatch(new RegExp(`<li data-tone="(?!${tone})`))
  })

  test('lead on as a whole, by one link in their title', () => {
    const html = draw(examples.slide.content)
    expect(html.match(/<h3[^>]*><a [^>]*href="\/jasa"/g)).toHaveLength(3)
    expect(html.match(/<a /g)).toHaveLength(3)
  })

  test('keep an icon that is no longer in the set out of the page', () => {
    const content = {
      ...examples.even.content,
      items: examples.even.content.items.map((item) => ({ ...item, icon: 'ikon-lama' })),
    }
    expect(draw(content)).not.toContain('<svg')
  })

  test('that scroll sideways can be reached and named by keyboard', () => {
    expect(draw(examples.slide.content)).toContain('tabindex="0" role="group" aria-label="Layanan kami"')
  })

  test('are an ordered list where they are numbered', () => {
    expect(draw(examples.numbered.content)).toContain('<ol')
    expect(draw(examples.even.content)).not.toContain('<ol')
  })
})

describe('a quote', () => {
  test('is said by the name and role under it', () => {
    const html = draw(examples.quote.content)
    expect(html.match(/<figure>/g)).toHaveLength(6)
    expect(html).toMatch(
      /<blockquote>Laporan Senin pagi[^<]+<\/blockquote>.*?<figcaption>.*?Wulan Anggraini.*?Admin toko daring, Sleman.*?<\/figcaption>/,
    )
  })

  test('keeps its marks out of the text, so that copying gives the words alone', () => {
    expect(draw(examples.quote.content)).not.toMatch(/[“”"]Laporan/)
  })

  test('and a card are the same content: switching the layout loses nothing', () => {
    const card = { ...examples.quote.content, layout: 'feature' } as const
    expect(gridCard.content.parse(card)).toEqual(card)
    expect(draw(card)).toContain('Wulan Anggraini')
  })

  test('asks for its parts by their own names', () => {
    const list = gridCard.fields.items
    if (list.kind !== 'list') throw new Error('items are a list')
    const label = (key: string) => list.fields[key]?.labelByLayout?.quote ?? list.fields[key]?.label
    expect(['title', 'text', 'role'].map(label)).toEqual(['Nama', 'Kutipan', 'Peran'])
  })
})

describe('an unfinished grid', () => {
  test('has nothing missing when it is inserted', () => {
    expect(gridCard.check?.(gridCard.defaults)).toEqual([])
  })

  test('names what is missing as the layout names it', () => {
    const item = { ...(gridCard.defaults.items[0] as Content['items'][number]), title: '', text: '' }
    const messages = (layout: Content['layout']) =>
      gridCard.check?.({ ...gridCard.defaults, layout, items: [item] }).map(({ message }) => message)
    expect(messages('even')).toEqual(['Judul kartu belum diisi'])
    expect(messages('quote')).toEqual(['Nama belum diisi', 'Kutipan belum diisi'])
    expect(gridCard.check?.({ ...gridCard.defaults, items: [] })[0]?.message).toBe('Belum ada kartu satu pun')
  })
})
