import { expect, test } from 'vitest'
import { writtenTextSchema } from './written-text.ts'

const schema = writtenTextSchema(40)
const paragraph = (text: string, marks?: { type: string }[]) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(marks && { marks }) }],
})
const image = { type: 'image', attrs: { fileId: '5f3a4b7c-3c8e-4f55-9d0e-2f4f7f1c9a10', alt: 'Etalase' } }
const documentOf = (...content: unknown[]) => ({ type: 'doc', content })

test('a text without an image is reduced to its plain words, line by line', () => {
  const written = documentOf(
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Halo' }] },
    paragraph('Apa kabar?', [{ type: 'bold' }]),
  )
  expect(schema.parse(written)).toBe('Halo\nApa kabar?')
  expect(schema.parse(documentOf({ type: 'paragraph' }))).toBe('')
})

test('a text with an image stays as it was written', () => {
  const written = documentOf(paragraph('Lihat', [{ type: 'bold' }]), image)
  expect(schema.parse(written)).toEqual(written)
})

test.each([
  ['an unknown node', documentOf({ type: 'iframe', attrs: { src: 'https://example.com' } })],
  ['an unknown node beside an image', documentOf(image, { type: 'script' })],
  ['an image by address', documentOf({ type: 'image', attrs: { src: 'https://example.com/a.png' } })],
  ['an image with a handler', documentOf({ type: 'image', attrs: { ...image.attrs, onload: 'alert(1)' } })],
  ['more words than fit', documentOf(paragraph('a'.repeat(41)))],
  ['more words than fit beside an image', documentOf(image, paragraph('a'.repeat(41)))],
  ['markup as a string', '<b>Halo</b>'],
])('%s is refused', (_, written) => expect(schema.safeParse(written).success).toBe(false))
