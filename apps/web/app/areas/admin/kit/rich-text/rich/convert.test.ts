import { type RichText, richTextSchema } from '@naikkelas/ui/rich-text/schema'
import { RichTextView } from '@naikkelas/ui/rich-text'
import { getSchema } from '@tiptap/core'
import { Node } from '@tiptap/pm/model'
import * as fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { richExtensions } from '../editor/rich-kind.ts'
import { anyRichText } from '../testing/arbitrary-rich-text.ts'
import { canonicalRichText } from './canonical.ts'
import { fromTiptap, toTiptap } from './convert.ts'

const editorSchema = getSchema(richExtensions)
const storable = richTextSchema(1_000_000)

/** Into the editor's own document and out again, as opening and leaving a text does. */
function throughEditor(value: Parameters<typeof toTiptap>[0]) {
  const document = Node.fromJSON(editorSchema, toTiptap(value))
  document.check()
  return fromTiptap(document.toJSON())
}

test('a text that was opened and left untouched is stored as it was', () => {
  fc.assert(
    fc.property(anyRichText, (value) => {
      const stored = canonicalRichText(value)
      expect(throughEditor(stored)).toEqual(stored)
    }),
    { numRuns: 500 },
  )
})

const wordInTwoRuns: RichText = {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'e-Kata' },
        { type: 'text', text: 'log 📊' },
      ],
    },
  ],
}

test('however marks and runs are ordered in a stored text, the editor changes no word and no line of it', () => {
  // Runs decide too which words a line may break in: hyphens across two of them.
  const wordsOf = (value: Parameters<typeof toTiptap>[0]) =>
    renderToStaticMarkup(createElement(RichTextView, { value, href: () => '#' })).replace(
      /<\/?(?:strong|em|u|s|mark|a|span)\b[^>]*>/g,
      '',
    )
  fc.assert(
    fc.property(anyRichText, (value) => {
      const after = throughEditor(value)
      // One empty line is what an empty text is in the editor.
      if (after.content.length > 0) expect(wordsOf(after)).toBe(wordsOf(value))
      else expect(wordsOf(value).replace(/<[^>]*>/g, '')).toBe('')
    }),
    { numRuns: 500, examples: [[wordInTwoRuns]] },
  )
})

test('the editor has exactly the nodes and marks that may be stored', () => {
  expect(Object.keys(editorSchema.nodes).sort()).toEqual([
    'blockquote',
    'bulletList',
    'doc',
    'hardBreak',
    'heading',
    'listItem',
    'orderedList',
    'paragraph',
    'text',
  ])
  expect(Object.keys(editorSchema.marks).sort()).toEqual(['bold', 'italic', 'link', 'sorot', 'strike', 'underline'])
})

test('any input of the converter results in a text that can be saved', () => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), anyRichText, brokenDocument()), (anything) => {
      expect(storable.safeParse(fromTiptap(anything)).error).toBeUndefined()
    }),
    { numRuns: 500 },
  )
})

/** Documents of the right build with nodes, marks and attributes that do not belong there. */
function brokenDocument() {
  const { node } = fc.letrec((tie) => ({
    node: fc.record(
      {
        type: fc.constantFrom(
          'doc',
          'paragraph',
          'heading',
          'bulletList',
          'listItem',
          'blockquote',
          'text',
          'hardBreak',
          'image',
          'table',
          'script',
          '__proto__',
        ),
        text: fc.oneof(fc.string(), fc.integer()),
        attrs: fc.oneof(
          fc.record({ level: fc.oneof(fc.integer(), fc.string()) }),
          fc.record({
            target: fc.record({
              kind: fc.constant('url'),
              href: fc.constantFrom('javascript:alert(1)', 'https://a.id'),
            }),
          }),
        ),
        marks: fc.array(
          fc.record({ type: fc.constantFrom('bold', 'link', 'code', 'textStyle'), attrs: fc.jsonValue() }),
          { maxLength: 3 },
        ),
        content: fc.oneof(
          { maxDepth: 5, withCrossShrink: true },
          fc.constant([]),
          fc.array(tie('node'), { maxLength: 4 }),
        ),
      },
      { requiredKeys: [] },
    ),
  }))
  return fc.record({ type: fc.constant('doc'), content: fc.array(node, { maxLength: 6 }) })
}

test('lists and quotes that lie too deep for a page come out flatter, with every word', () => {
  let inner: unknown = { type: 'paragraph', content: [{ type: 'text', text: 'paling dalam' }] }
  for (let depth = 0; depth < 12; depth++)
    inner = { type: 'bulletList', content: [{ type: 'listItem', content: [inner] }] }
  const value = fromTiptap({ type: 'doc', content: [inner] })
  const json = JSON.stringify(value)
  expect(json.match(/bulletList/g)).toHaveLength(4)
  expect(json).toContain('paling dalam')
})
