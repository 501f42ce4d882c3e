import sharp from 'sharp'
import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { qrPicture } from './qr-picture.ts'

test('a picture of a code has its modules, black on white, with the quiet zone around them', async () => {
  const text = '00020101021226570011ID.DANA.WWW01189360091530000000000215000000000000000'
  const { data, size } = encode(text, { border: 4, ecc: 'M' })
  const { data: pixels, info } = await sharp(qrPicture(text)).greyscale().raw().toBuffer({ resolveWithObject: true })
  const scale = info.width / size
  expect(info.height).toBe(info.width)
  expect(info.width).toBeGreaterThanOrEqual(1_000)
  expect(Number.isInteger(scale)).toBe(true)
  const seen = data.map((row, y) =>
    row.map((_, x) => pixels[(y * scale + scale - 1) * info.width * info.channels + x * scale * info.channels] === 0),
  )
  expect(seen).toEqual(data)
  expect(data[0]?.some(Boolean)).toBe(false)
})
