import { describe, expect, it } from 'vitest'
import { emptyRichText, isBlankRichText, plainText, richTextOf } from './rich-text-value.ts'
import { richTextSchema } from './rich-text.schema.ts'

const schema = richTextSchema(20)
const doc = (...content: unknown[]) => ({ type: 'doc', content })
const words = (text: string, marks?: unknown[]) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(marks && { marks }) }],
})

describe('a valid rich text', () => {
  it.each([
    ['an empty one', emptyRichText],
    ['paragraphs', richTextOf('Satu', '', 'Dua')],
    [
      'headings of level 2 and 3',
      doc({ type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'Bab' }] }),
    ],
    [
      'lists in lists',
      doc({
        type: 'bulletList',
        content: [
          {
            type: 'listItem',
            content: [words('a'), { type: 'orderedList', content: [{ type: 'listItem', content: [words('b')] }] }],
          },
        ],
      }),
    ],
    ['a line break', doc({ type: 'paragraph', content: [{ type: 'text', text: 'a' }, { type: 'hardBreak' }] })],
    [
      'all marks',
      doc(
        words('a', [
          { type: 'bold' },
          { type: 'italic' },
          { type: 'underline' },
          { type: 'strike' },
          { type: 'sorot' },
        ]),
      ),
    ],
    ['a link', doc(words('a', [{ type: 'link', attrs: { target: { kind: 'url', href: 'https://contoh.id' } } }]))],
  ])('%s', (_name, value) => {
    expect(schema.safeParse(value).error).toBeUndefined()
  })
})

describe('an invalid rich text', () => {
  it.each([
    ['an unknown node', doc({ type: 'script', content: [] })],
    ['an image', doc({ type: 'image', attrs: { src: 'x' } })],
    ['a heading of level 1', doc({ type: 'heading', attrs: { level: 1 } })],
    ['an attribute that is not its own', doc({ type: 'paragraph', attrs: { style: 'color:red' } })],
    ['an unknown mark', doc(words('a', [{ type: 'textStyle', attrs: { color: 'red' } }]))],
    [
      'a hostile link',
      doc(words('a', [{ type: 'link', attrs: { target: { kind: 'url', href: 'javascript:alert(1)' } } }])),
    ],
    ['a link with a raw address', doc(words('a', [{ type: 'link', attrs: { href: 'https://contoh.id' } }]))],
    ['an empty run of text', doc(words(''))],
    ['text without a node', doc({ type: 'text', text: 'a' })],
    ['HTML', '<p>a</p>'],
  ])('%s', (_name, value) => {
    expect(schema.safeParse(value).success).toBe(false)
  })

  it('one that is too long, with a message; markup does not count', () => {
    expect(schema.safeParse(doc(words('x'.repeat(20), [{ type: 'bold' }]))).success).toBe(true)
    expect(schema.safeParse(richTextOf('x'.repeat(21))).error?.issues[0]?.message).toBe('Teks maksimal 20 karakter')
  })
})

it('returns the text of every block on its own line', () => {
  expect(plainText(richTextOf('Satu', 'Dua'))).toBe('Satu\nDua')
})

it('treats spaces as empty', () => {
  expect(isBlankRichText(emptyRichText)).toBe(true)
  expect(isBlankRichText(richTextOf('', '  '))).toBe(true)
  expect(isBlankRichText(richTextOf('a'))).toBe(false)
})
