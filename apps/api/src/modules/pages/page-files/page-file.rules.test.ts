import { documentFrom } from '@naikkelas/page/templates'
import { expect, test } from 'vitest'
import { AppError } from '../../../errors/app-error.ts'
import { mutatedJson, seededRandom } from '../../../testing/mutations.ts'
import { pageFileFormat, pageFileVersion, readPageFile } from './page-file.rules.ts'

const media = {
  id: '0197a1c2-0000-7000-8000-00000000dead',
  sha256: 'a'.repeat(64),
  file: `media/${'a'.repeat(64)}.jpg`,
  fileName: 'toko.jpg',
  alt: 'Toko',
}

const { sections, ...envelope } = documentFrom('paid_course')

/** A file of each section. */
const files = sections.map((section) =>
  JSON.stringify({
    format: pageFileFormat,
    version: pageFileVersion,
    name: 'Kelas foto',
    kind: 'exclusive',
    document: { ...envelope, sections: [section] },
    media: [media],
  }),
)

test('2,000 broken documents of a page are each read or refused with the place of what is wrong', () => {
  const random = seededRandom(20_264)
  const outcomes = { read: 0, refused: 0 }
  for (let round = 0; round < 2_000; round++) {
    const broken: unknown = JSON.parse(mutatedJson(files[random(files.length)] ?? '', random))
    try {
      expect(readPageFile(broken).document.sections.length).toBeLessThanOrEqual(600)
      outcomes.read++
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      expect(error.data.fields?.length).toBeGreaterThan(0)
      outcomes.refused++
    }
  }
  expect(outcomes.read).toBeGreaterThan(50)
  expect(outcomes.refused).toBeGreaterThan(500)
})
