import { describe, expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
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
  drawn(
    <AccordionListView content={content} page={storyPage('accordion_list', {}, rest)} slot={(_path, node) => node} />,
  )

describe('questions', () => {
  test.each(['lines', 'columns', 'numbered', 'categories'] as const)(
    'fold and unfold without a script as %s',
    (layout) => {
      const folds = [...draw({ ...examples.lines.content, layout }).body.querySelectorAll('details')]
      expect(folds).toHaveLength(8)
      for (const fold of folds) expect(fold.querySelector('summary')?.textContent).toMatch(/\S/)
    },
  )

  test('are folded when the page opens, except those set to open', () => {
    const open = draw(examples.lines.content).body.querySelectorAll('details[open] > summary')
    expect([...open].map(({ textContent }) => textContent)).toEqual(['Perangkat apa yang dibutuhkan?'])
  })

  test('without text are left out with their answer', () => {
    const [first, ...rest] = examples.lines.content.items
    if (!first) throw new Error('the example has questions')
    const { body, words } = draw({ ...examples.lines.content, items: [{ ...first, question: ' ' }, ...rest] })
    expect(body.querySelectorAll('details')).toHaveLength(7)
    expect(words).not.toContain('tanpa prasyarat')
  })

  test('without any category have no heading of a category', () => {
    const items = examples.categories.content.items.map((item) => ({ ...item, group: ' ' }))
    const { body, queryByRole } = draw({ ...examples.categories.content, items })
    expect(body.querySelectorAll('details')).toHaveLength(items.length)
    expect(queryByRole('heading', { level: 3 })).toBeNull()
  })

  test('of one category are grouped, in the order in which categories first appear', () => {
    const items = ['b', 'a', 'b', ''].map((group, index) => ({ group, index }))
    expect(groupsOf(items).map(({ name, items: members }) => [name, members.map(({ index }) => index)])).toEqual([
      ['b', [0, 2]],
      ['a', [1]],
      ['', [3]],
    ])
    const headings = draw(examples.categories.content).getAllByRole('heading', { level: 3 })
    expect(headings.map(({ firstChild }) => firstChild?.textContent)).toEqual([
      'Belajar',
      'Pembayaran',
      'Sesudah kelas',
    ])
  })
})

describe('the WhatsApp card', () => {
  const columns = examples.columns.content

  test('shows who answers and when, and opens a chat with its own number', () => {
    const { getByRole, words } = draw({ ...columns, contact: { ...columns.contact, number: '+62811000' } })
    expect(getByRole('link', { name: /WhatsApp/ }).getAttribute('href')).toBe('https://wa.me/62811000')
    expect(words).toContain('Dibalas Sinta')
    expect(words).toContain('Hari kerja, 09.00–17.00 WIB')
  })

  test('uses the number of the offer when it has none', () => {
    const { getByRole } = draw(columns, { offer: { ...noOffer, whatsapp: '+62812999' } })
    expect(getByRole('link', { name: /WhatsApp/ }).getAttribute('href')).toBe('https://wa.me/62812999')
  })

  test('is left out until a name or a number is given', () => {
    const { words } = draw({ ...columns, contact: { name: '', hours: 'Setiap hari', number: '' } })
    expect(words).not.toContain('WhatsApp')
  })
})

describe('an unfinished list of questions', () => {
  const findings = (content: Content) =>
    accordionList.check?.(content).map(({ path, message }) => [path.join('/'), message])

  test('has nothing missing when it is inserted', () => {
    expect(findings(accordionList.defaults)).toEqual([])
  })

  test('reports missing questions and answers, and missing categories where they are shown', () => {
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
