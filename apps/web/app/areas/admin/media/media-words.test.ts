import { expect, test } from 'vitest'
import { formatBytes, formatName, formatSize, namesOf } from './media-words.ts'

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [340_400, '340 KB'],
  [999_499, '999 KB'],
  [1_200_000, '1,2 MB'],
  [26_214_400, '26,2 MB'],
  [3_000_000_000, '3 GB'],
])('%i bytes are read as %s', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words)
})

test('sizes, formats and names are written as people read them', () => {
  expect(formatSize({ width: 1920, height: 1080 })).toBe('1.920 × 1.080')
  expect(
    ['image/jpeg', 'image/webp', 'video/mp4', 'video/webm'].map((contentType) => formatName({ contentType })),
  ).toEqual(['JPEG', 'WebP', 'MP4', 'WebM'])
  expect(namesOf([{ fileName: 'toko.jpg' }])).toBe('“toko.jpg”')
  expect(namesOf([{ fileName: 'a' }, { fileName: 'b' }])).toBe('2 media')
})
