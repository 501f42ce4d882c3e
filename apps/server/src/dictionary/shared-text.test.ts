import { expect, test } from 'vitest'
import { samplePages } from './sample-documents.ts'
import { sharedText } from './shared-text.ts'

test('what documents have in common is in the text once, with what is beside something new', () => {
  const one = '<style>.a{b:1}.c{d:2}.e{f:3}</style><p>Satu</p>'
  const other = '<style>.a{b:1}.c{d:2}.e{f:3}</style><p>Dua</p>'
  expect(sharedText([one, one])).toBe(one)
  expect(sharedText([one, other])).toBe(`${one}<p>Dua</p>`)
})

test('sample pages are drawn alike each time, so that one build has one dictionary', async () => {
  const [first, second] = [await samplePages(), await samplePages()]
  expect(second).toEqual(first)
})
