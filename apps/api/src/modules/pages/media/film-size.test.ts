import { readFile } from 'node:fs/promises'
import { URL } from 'node:url'
import { expect, test } from 'vitest'
import { sniff, sniffedBytes } from '../../../platform/files/uploads/index.ts'
import { mp4 } from '../../../testing/film.ts'
import { mutated, seededRandom } from '../../../testing/mutations.ts'
import { mp4Size } from './mp4-size.ts'
import { webmSize } from './webm-size.ts'

// The beginning of a real one, with its first pictures.
const webm = (await readFile(new URL('../../../seed/films/perkenalan-kelas.webm', import.meta.url))).subarray(0, 6_000)

/** A box that says that its length follows in eight bytes, which are cut off. */
const longBox = Buffer.from('\0\0\0\x01free', 'latin1')

test.each([
  ['MP4', [mp4(), Buffer.concat([mp4(), longBox])], mp4Size],
  ['WebM', [webm], webmSize],
] as const)('2,000 broken %s films each have a size or none', async (_, films, sizeOf) => {
  const random = seededRandom(20_263)
  const outcomes = { sized: 0, without: 0 }
  for (let round = 0; round < 2_000; round++) {
    const broken = mutated(films[random(films.length)] ?? webm, random)
    expect(sniff(broken.subarray(0, sniffedBytes))).toHaveProperty('kind')
    const read = async (at: number, length: number) => Buffer.from(broken.subarray(at, at + length))
    const size = await sizeOf(read, broken.byteLength)
    outcomes[size ? 'sized' : 'without']++
  }
  expect(outcomes.sized).toBeGreaterThan(50)
  expect(outcomes.without).toBeGreaterThan(200)
})
