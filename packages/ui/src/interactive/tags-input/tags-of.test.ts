import { expect, test } from 'vitest'
import { tagsIn, withTags } from './tags-of.ts'

test.each([
  ['shopee', ['shopee']],
  ['shopee, tiktok;iklan', ['shopee', 'tiktok', 'iklan']],
  ['shopee\r\ntiktok\tiklan', ['shopee', 'tiktok', 'iklan']],
  ['  foto   produk  ', ['foto produk']],
  [' , ;\n', []],
  ['', []],
])('%j has the tags %o', (text, tags) => {
  expect(tagsIn(text)).toEqual(tags)
})

const limits = { maxTags: 4, maxLength: 10 }

test('tags are added behind the others, each once whatever its capitals', () => {
  expect(withTags(['Shopee'], ['tiktok', 'SHOPEE', 'iklan', 'Tiktok'], limits)).toEqual({
    tags: ['Shopee', 'tiktok', 'iklan'],
    added: ['tiktok', 'iklan'],
    repeated: ['Shopee', 'tiktok'],
    tooLong: [],
    beyond: [],
  })
})

test('what is too long or too many is refused, and the rest is added', () => {
  const { tags, tooLong, beyond } = withTags(['a', 'b'], ['sebelas huruf', 'c', 'd', 'e'], limits)
  expect({ tags, tooLong, beyond }).toEqual({ tags: ['a', 'b', 'c', 'd'], tooLong: ['sebelas huruf'], beyond: ['e'] })
})
