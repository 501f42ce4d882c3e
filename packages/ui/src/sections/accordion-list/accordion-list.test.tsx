import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { emptyRichText } from '../../rich-text/rich-text-value.ts'
import { groupsOf } from '../parts/question-groups.ts'
import { storyPage } from '../parts/story-media.ts'
import { noOffer } from '../offer.ts'
import type { PageContext } from '../section-view.ts'
import { examples } from './accordion-list.examples.ts'
import { accordionList } from './accordion-list.section.ts'
import AccordionListView from './accordion-list.view.tsx'

type Content = (typeof accordionList)['defaults']

const draw = (content: Content, rest: Partial<PageContext> = {}) =>
  renderToStaticMarkup(
    <AccordionListView content={content} page={storyPage('accordion_list', {}, rest)} slot={(_path, node) => node} />,
  )

describe('questions', () => {
  test.each(['lines', 'columns', 'numbered', 'categories'] as const)(
    'fold and unfold without any script as %s',
    (layout) => {
      const html = draw({ ...examples.lines.content, layout })
      expect(html.match(/<details/g)).toHaveLength(8)
      expect(html.match(/<summary>[^<]+<\/summary>/g)).toHaveLength(8)
    },
  )

  test('are folded when the page opens, except those the marketer opened', () => {
    const open = [...draw(examples.lines.content).matchAll(/<details open="">\s*<summary>([^<]+)/g)].map(
      ([, question]) => question,
    )
    expect(open).toEqual(['Perangkat apa yang dibutuhkan?'])
  })

  test('without words are left out, their answer with them', () => {
    const [first, ...rest] = examples.lines.content.items
    if (!first) throw new Error('the example has questions')
    const html = draw({ ...examples.lines.content, items: [{ ...first, question: ' ' }, ...rest] })
    expect(html.match(/<details/g)).toHaveLength(7)
    expect(html).not.toContain('tanpa prasyarat')
  })

  test('without any category take the whole width, as categories too', () => {
    const items = examples.categories.content.items.map((item) => ({ ...item, group: ' ' }))
    const html = draw({ ...examples.categories.content, items })
    expect(html.match(/<details/g)).toHaveLength(items.length)
    expect(html).not.toContain('ui:fold-group')
    expect(draw(examples.categories.content)).toContain('ui:fold-group')
  })

  test('of a group stand together in the order in which groups first appear', () => {
    const items = ['b', 'a', 'b', ''].map((group, index) => ({ group, index }))
    expect(groupsOf(items).map(({ name, items: members }) => [name, members.map(({ index }) => index)])).toEqual([
      ['b', [0, 2]],
      ['a', [1]],
      ['', [3]],
    ])
    expect([...draw(examples.categories.content).matchAll(/<h3[^>]*>([^<]+)/g)].map(([, name]) => name)).toEqual([
      'Belajar',
      'Pembayaran',
      'Sesudah kelas',
    ])
  })
})

describe('the WhatsApp card', () => {
  const columns = examples.columns.content

  test('says who answers and when, and opens a chat with the number of its own', () => {
    const html = draw({ ...columns, contact: { ...columns.contact, number: '+62811000' } })
    expect(html).toMatch(/<a[^>]+href="https:\/\/wa\.me\/62811000"/)
    expect(html).toContain('Dibalas Sinta')
    expect(html).toContain('Hari kerja, 09.00–17.00 WIB')
  })

  test('uses the number of the offer when it has none', () => {
    expect(draw(columns, { offer: { ...noOffer, whatsapp: '+62812999' } })).toContain('href="https://wa.me/62812999"')
  })

  test('is not drawn until a name or a number is given', () => {
    expect(draw({ ...columns, contact: { name: '', hours: 'Setiap hari', number: '' } })).not.toContain('WhatsApp')
  })
})

describe('an unfinished list of questions', () => {
  const findings = (content: Content) =>
    accordionList.check?.(content).map(({ path, message }) => [path.join('/'), message])

  test('has nothing missing when it is inserted', () => {
    expect(findings(accordionList.defaults)).toEqual([])
  })

  test('tells which question or answer is missing, and a missing group only where groups are shown', () => {
    const items = [{ id: 'tanya-0009', question: '', answer: emptyRichText, group: '', isOpen: false }]
    expect(findings({ ...accordionList.defaults, items })).toEqual([
      ['items/tanya-0009/question', 'Pertanyaan belum diisi'],
      ['items/tanya-0009/answer', 'Jawaban belum diisi'],
    ])
    expect(findings({ ...accordionList.defaults, layout: 'categories', items })?.at(-1)).toEqual([
      'items/tanya-0009/group',
      'Kelompok pertanyaan belum diisi',
    ])
    expect(findings({ ...accordionList.defaults, items: [] })).toEqual([['items', 'Belum ada pertanyaan satu pun']])
  })

  test('refuses a phone number with letters', () => {
    expect(
      accordionList.content.safeParse({
        ...accordionList.defaults,
        contact: { name: '', hours: '', number: '0812-abc' },
      }).success,
    ).toBe(false)
  })
})
