import { within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { drawn, isBefore } from '../../../../../scripts/tests/setup/drawn.ts'
import { emptyRichText } from '../../rich-text/rich-text-value.ts'
import { storyPage } from '../parts/story-media.ts'
import { examples } from './rich-text.examples.ts'
import { richText, type RichTextContent } from './rich-text.section.ts'
import RichTextView from './rich-text.view.tsx'

const draw = (content: RichTextContent) =>
  drawn(<RichTextView content={content} page={storyPage('rich_text')} slot={(_path, node) => node} />)
const { content } = examples.article

describe.each(['article', 'margin'] as const)('the table of contents as %s', (layout) => {
  test('links to each titled part, and to nothing else', () => {
    const { body, getByRole } = draw({ ...content, layout })
    const links = within(getByRole('navigation')).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(content.parts.map(({ title }) => title))
    for (const link of links) expect(body.querySelectorAll(link.getAttribute('href')!)).toHaveLength(1)
  })

  test('is left out when switched off, and with only one title', () => {
    expect(draw({ ...content, layout, hasContents: false }).queryByRole('navigation')).toBeNull()
    expect(draw({ ...content, layout, parts: content.parts.slice(0, 1) }).queryByRole('navigation')).toBeNull()
  })
})

test('the pull quote follows the first part', () => {
  const { getByRole } = draw(content)
  const quote = getByRole('blockquote')
  expect(isBefore(getByRole('heading', { name: /Hitung dulu yang tidak/ }), quote)).toBe(true)
  expect(isBefore(quote, getByRole('heading', { name: 'Beri nama pada laba' }))).toBe(true)
})

test('a note is shown with the part it belongs to', () => {
  const { getAllByRole, getByRole } = draw(content)
  const [note] = getAllByRole('complementary')
  if (!note) throw new Error('the example has notes')
  expect(note.textContent).toMatch(/^Catatan Potongan/)
  expect(isBefore(getByRole('heading', { name: /Hitung dulu yang tidak/ }), note)).toBe(true)
  expect(isBefore(note, getByRole('heading', { name: 'Beri nama pada laba' }))).toBe(true)
})

test('when folded, the first part is open and the others are found by searching the page', () => {
  const { body } = draw(examples.folded.content)
  expect([...body.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, false, false])
})

test('an empty part is left out of the page and reported by the checklist', () => {
  const parts = content.parts.map((part, index) => (index === 1 ? { ...part, title: '', body: emptyRichText } : part))
  expect(draw({ ...content, parts }).body.querySelectorAll('[data-part="part"]')).toHaveLength(2)
  const messages = (given: RichTextContent['parts']) =>
    richText.check?.({ ...content, parts: given }).map(({ message }) => message)
  expect(messages(parts)).toEqual(['Bagian ini belum berisi tulisan'])
  expect(messages([])).toEqual(['Tulisan masih kosong'])
  expect(messages(content.parts)).toEqual([])
})
