import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { mutated, seededRandom } from '../../../testing/mutations.ts'
import { zip } from '../../../testing/zip.ts'
import { openZip, ZipError } from './index.ts'

const folder = mkdtempSync(join(inject('testFolder'), 'zip-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const MAX_ENTRY_BYTES = 20_000
const RULES = { entries: 20, bytes: 50_000, isName: (name: string) => name.length < 40 }

const text = Buffer.from('{"isi":"halaman"}'.repeat(300))
const ARCHIVES = [
  zip([
    { name: 'halaman.json', bytes: text, method: 8 },
    { name: 'media/a.jpg', bytes: Buffer.alloc(900, 7) },
  ]),
  zip([{ name: 'halaman.json', bytes: text }]),
  zip([]),
]

/** Reads every entry. @returns the greatest number of bytes that one gave */
async function greatestEntry(path: string): Promise<number> {
  const file = await openZip(path, RULES)
  let greatest = 0
  try {
    for (const name of file.names) {
      let bytes = 0
      for await (const chunk of file.read(name, MAX_ENTRY_BYTES)) bytes += chunk.byteLength
      greatest = Math.max(greatest, bytes)
    }
  } finally {
    await file.close()
  }
  return greatest
}

test('2,000 broken archives are each read or refused, and none unpacks to more than it may', async () => {
  const random = seededRandom(20_262)
  const outcomes = { read: 0, refused: 0 }
  let left = 2_000
  async function openEach(path: string) {
    while (left-- > 0) {
      await writeFile(path, mutated(ARCHIVES[random(ARCHIVES.length)] ?? text, random))
      try {
        expect(await greatestEntry(path)).toBeLessThanOrEqual(MAX_ENTRY_BYTES)
        outcomes.read++
      } catch (error) {
        if (!(error instanceof ZipError)) throw error
        outcomes.refused++
      }
    }
  }
  await Promise.all(['a', 'b', 'c', 'd'].map((name) => openEach(join(folder, `${name}.zip`))))
  expect(outcomes.read).toBeGreaterThan(50)
  expect(outcomes.refused).toBeGreaterThan(500)
})
