import { expect, test } from 'vitest'
import { formatName, formatSize, namesOf } from './media-words.ts'

test('sizes, formats and names are written as people read them', () => {
  expect(formatSize({ width: 1920, height: 1080 })).toBe('1.920 × 1.080')
  expect(
    ['image/jpeg', 'image/webp', 'video/mp4', 'video/webm'].map((contentType) => formatName({ contentType })),
  ).toEqual(['JPEG', 'WebP', 'MP4', 'WebM'])
  expect(namesOf([{ fileName: 'toko.jpg' }])).toBe('“toko.jpg”')
  expect(namesOf([{ fileName: 'a' }, { fileName: 'b' }])).toBe('2 media')
})
