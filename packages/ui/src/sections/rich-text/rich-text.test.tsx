import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { emptyRichText } from '../../rich-text/rich-text-value.ts'
import { storyPage } from '../parts/story-media.ts'
import { examples } from './rich-text.examples.ts'
import { richText, type RichTextContent } from './rich-text.section.ts'
import RichTextView from './rich-text.view.tsx'

const draw = (content: RichTextContent) =>
  renderToStaticMarkup(<RichTextView content={content} page={storyPage('rich_text')} slot={(_path, node) => node} />)
const { content } = examples.article

describe.each(['article', 'margin'] as const)('the contents of an %s', (layout) => {
  test('lead to each titled part, and to nothing else', () => {
    const html = draw({ ...content, layout })
    const links = [...html.matchAll(/<a href="#([^"]+)">([^<]+)<\/a>/g)].map(([, id, title]) => [id, title])
    expect(links.map(([, title]) => title)).toEqual(content.parts.map(({ title }) => title))
    for (const [id] of links) expect(html.match(new RegExp(`id="${id}"`, 'g'))).toHaveLength(1)
  })

  test('are left out when switched off, and of a text with one title', () => {
    expect(draw({ ...content, layout, hasContents: false })).not.toContain('<nav')
    expect(draw({ ...content, layout, parts: content.parts.slice(0, 1) })).not.toContain('<nav')
  })
})

test('the sentence that stands out follows the first part', () => {
  const html = draw(content)
  const at = (text: string) => html.indexOf(text)
  expect(at('Hitung dulu yang tidak')).toBeLessThan(at('<blockquote'))
  expect(at('<blockquote')).toBeLessThan(html.lastIndexOf('Beri nama pada laba'))
})

test('a note stands with the part it belongs to', () => {
  expect(draw(content)).toMatch(/Hitung dulu(?:(?!Beri nama pada laba<\/h3>).)*<aside[^>]*><b>Catatan<\/b> Potongan/)
})

test('folded, the first part is open and every other is found by a search of the page', () => {
  const html = draw(examples.folded.content)
  expect(html.match(/<details/g)).toHaveLength(3)
  expect(html.match(/<details[^>]* open=""/g)).toHaveLength(1)
})

test('an empty part is left out of the page and named by the checklist', () => {
  const parts = content.parts.map((part, index) => (index === 1 ? { ...part, title: '', body: emptyRichText } : part))
  expect(draw({ ...content, parts }).match(/data-part="part"/g)).toHaveLength(2)
  const messages = (given: RichTextContent['parts']) =>
    richText.check?.({ ...content, parts: given }).map(({ message }) => message)
  expect(messages(parts)).toEqual(['Bagian ini belum berisi tulisan'])
  expect(messages([])).toEqual(['Tulisan masih kosong'])
  expect(messages(content.parts)).toEqual([])
})
