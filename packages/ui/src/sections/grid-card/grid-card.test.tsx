import { describe, expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { storyPage } from '../parts/story-media.ts'
import { hueOfCategory } from '../../primitives/product-card/category-hue.ts'
import { storyRecords } from '../parts/story-records.ts'
import type { Tone } from '../section-settings.ts'
import { examples } from './grid-card.examples.ts'
import { gridCard } from './grid-card.section.ts'
import GridCardView from './grid-card.view.tsx'

type Content = (typeof gridCard)['defaults']

const draw = (content: Content, tone: Tone = 'white') =>
  drawn(<GridCardView content={content} page={storyPage('grid_card', { tone })} slot={(_path, node) => node} />)

const tones = ['white', 'paper', 'soft', 'board', 'brand', 'turmeric'] as const

describe('cards', () => {
  test('without title, text and picture are left out', () => {
    const [first, ...rest] = examples.feature.content.items
    if (!first) throw new Error('the example has cards')
    const { getAllByRole } = draw({ ...examples.feature.content, items: [{ ...first, title: '', text: '' }, ...rest] })
    expect(getAllByRole('listitem')).toHaveLength(5)
  })

  test.each(tones)('that are highlighted have another tone than a section in %s', (tone) => {
    const highlighted = draw(examples.feature.content, tone).body.querySelectorAll<HTMLElement>('li[data-tone]')
    expect(highlighted.length).toBeGreaterThan(0)
    for (const card of highlighted) expect(card.dataset.tone).not.toBe(tone)
  })

  test('are linked by one link in their title', () => {
    const { getAllByRole } = draw(examples.slide.content)
    const links = getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/jasa', '/jasa', '/jasa'])
    for (const link of links) expect(link.closest('h3')).not.toBeNull()
  })

  test('omit an icon that is no longer in the set', () => {
    const content = {
      ...examples.even.content,
      items: examples.even.content.items.map((item) => ({ ...item, icon: 'ikon-lama' })),
    }
    expect(draw(content).body.querySelector('svg')).toBeNull()
  })

  test('that scroll sideways are named and reachable by keyboard', () => {
    expect(draw(examples.slide.content).getByRole('group', { name: 'Layanan kami' }).tabIndex).toBe(0)
  })

  test('are an ordered list when they are numbered', () => {
    expect(draw(examples.numbered.content).getByRole('list').tagName).toBe('OL')
    expect(draw(examples.even.content).getByRole('list').tagName).toBe('UL')
  })
})

describe('a quote', () => {
  test('has the name and role of its author below it', () => {
    const [first, ...others] = draw(examples.quote.content).getAllByRole('figure')
    expect(others).toHaveLength(5)
    expect(first?.querySelector('blockquote')?.textContent).toMatch(/^Laporan Senin pagi/)
    expect(first?.querySelector('figcaption')?.textContent).toMatch(/Wulan Anggraini.*Admin toko daring, Sleman/)
  })

  test('has no quotation marks in its text, so that a copy is the words alone', () => {
    expect(draw(examples.quote.content).words).not.toMatch(/[“”"]\|?Laporan/)
  })

  test('and a card are the same content: switching the layout loses nothing', () => {
    const card = { ...examples.quote.content, layout: 'feature' } as const
    expect(gridCard.content.parse(card)).toEqual(card)
    expect(draw(card).words).toContain('Wulan Anggraini')
  })

  test('labels its fields in its own words', () => {
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

  test('names missing fields as the layout names them', () => {
    const item = { ...(gridCard.defaults.items[0] as Content['items'][number]), title: '', text: '' }
    const messages = (layout: Content['layout']) =>
      gridCard.check?.({ ...gridCard.defaults, layout, items: [item] }).map(({ message }) => message)
    expect(messages('even')).toEqual(['Judul kartu belum diisi'])
    expect(messages('quote')).toEqual(['Nama belum diisi', 'Kutipan belum diisi'])
    expect(gridCard.check?.({ ...gridCard.defaults, items: [] })[0]?.message).toBe('Belum ada kartu satu pun')
  })
})

describe('records of the catalogue', () => {
  const content = {
    ...gridCard.defaults,
    title: 'Kelas kami',
    listing: { ...gridCard.defaults.listing, by: 'newest' as const },
  }
  const listed = (records = storyRecords) =>
    drawn(
      <GridCardView content={content} page={storyPage('grid_card', {}, { records })} slot={(_path, node) => node} />,
    )

  test('are drawn in place of the cards, as the cards of their kinds, one link each', () => {
    const { getAllByRole, getByRole, words } = listed()
    expect(getAllByRole('article')).toHaveLength(storyRecords.length)
    expect(getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(storyRecords.map(({ href }) => href))
    expect(getByRole('list', { name: 'Kelas kami' })).toBeDefined()
    expect(words).not.toContain('Poin pertama')
    expect(words).toContain('Rp349.000')
  })

  test('say what buyers think of them, where there are reviews', () => {
    const [first, ...rest] = storyRecords
    if (!first) throw new Error('there are records')
    const { getAllByRole } = listed([{ ...first, rating: { value: 4.7, count: 128 } }, ...rest])
    expect(getAllByRole('img', { name: /^Nilai/ }).map((rating) => rating.getAttribute('aria-label'))).toEqual([
      'Nilai 4,7 dari 5, dari 128 penilaian',
    ])
  })

  test('have drawn covers in the hue of their category, one unlike its neighbour', () => {
    const [first] = storyRecords
    if (!first) throw new Error('there are records')
    const drawnOnes = [1, 2].map((number) => ({
      ...first,
      id: `record-${number}`,
      mediaId: null,
      number,
      category: number,
    }))
    const covers = [...listed(drawnOnes).body.querySelectorAll<HTMLElement>('[data-part="cover"]')]
    expect(covers.map(({ dataset }) => dataset['hue'])).toEqual([1, 2].map(hueOfCategory))
    expect(new Set(covers.map(({ innerHTML }) => innerHTML)).size).toBe(2)
  })

  test('that are none leave the whole section out, whatever is written in it', () => {
    expect(listed([]).body.innerHTML).toBe('')
  })

  test.each([
    [{ by: 'category' as const }, 'Kategori belum dipilih'],
    [{ by: 'picked' as const }, 'Belum ada isi katalog yang dipilih'],
  ])('%o is not finished', (rule, message) => {
    const listing = { ...gridCard.defaults.listing, ...rule }
    expect(gridCard.check?.({ ...gridCard.defaults, items: [], listing })).toEqual([{ path: ['listing'], message }])
  })
})
