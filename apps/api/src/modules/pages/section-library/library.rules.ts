import { sectionLibraryLimits } from '@naikkelas/contract/pages'
import type { StoredSection } from '@naikkelas/page'
import { arrivingSections } from '@naikkelas/page/portable'
import { AppError } from '../../../errors/app-error.ts'

/**
 * Sections that may be kept: each whole by its own type, all of them together not too large.
 * @throws AppError `invalid_input` with the place of each that may not
 */
export function checkedSections(raw: readonly unknown[]): StoredSection[] {
  const { sections, problems } = arrivingSections(raw)
  if (problems.length > 0)
    throw new AppError('invalid_input', {
      fields: problems.map(({ index, message }) => ({ path: `sections.${index}`, message })),
    })
  const bytes = Buffer.byteLength(JSON.stringify(sections))
  if (bytes > sectionLibraryLimits.bytes)
    throw new AppError('invalid_input', {
      fields: [{ path: 'sections', message: 'Isi bagian ini terlalu besar untuk disimpan: paling banyak 128 KB' }],
    })
  return sections
}
