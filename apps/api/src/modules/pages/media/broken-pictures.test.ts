import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { AppError } from '../../../errors/app-error.ts'
import { mutated, seededRandom } from '../../../testing/mutations.ts'
import { drawing } from '../../../testing/upload.ts'
import { normalisePicture } from './picture-files.ts'
import { createPictureProcess } from '../../../platform/files/pictures/index.ts'

const folder = mkdtempSync(join(inject('testFolder'), 'broken-pictures-'))
const pictures = createPictureProcess({ isUrgent: true })
afterAll(() => {
  pictures.close()
  rmSync(folder, { recursive: true, force: true })
})

const small = () => drawing({ width: 24, height: 16 })
const originals = {
  jpeg: await small().jpeg().toBuffer(),
  png: await small().png().toBuffer(),
  gif: await small().gif().toBuffer(),
  webp: await small().webp().toBuffer(),
  avif: await small().avif({ effort: 0 }).toBuffer(),
}

/** `npm run verify hostile-bodies` has 400 of each. */
const COUNT = Number(process.env.BROKEN_PICTURES ?? 60)

test.each(['jpeg', 'png', 'gif', 'webp', 'avif'] as const)(
  'broken %s pictures are each re-encoded or refused, and crash no process',
  async (type) => {
    const random = seededRandom(20_265)
    const [from, to] = [join(folder, `rusak.${type}`), join(folder, `baru.${type}`)]
    await writeFile(from, originals[type])
    await normalisePicture(pictures, { from, to, type })
    const before = pictures.pid()
    const outcomes = new Set<string>()
    for (let round = 0; round < COUNT; round++) {
      await writeFile(from, mutated(originals[type], random))
      outcomes.add(await outcomeOf(normalisePicture(pictures, { from, to, type })))
    }
    expect([...outcomes].toSorted()).toEqual(expect.arrayContaining(['not_a_picture', 'written']))
    expect(outcomes).not.toContain('busy')
    expect(pictures.pid()).toBe(before)
  },
  600_000,
)

/** `written`, or the code of the refusal. */
async function outcomeOf(written: Promise<unknown>): Promise<string> {
  try {
    await written
    return 'written'
  } catch (error) {
    if (error instanceof AppError) return error.code
    throw error
  }
}
