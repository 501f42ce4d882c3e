import { AppError } from '../../../errors/app-error.ts'
import { brokenConstraint } from '../../../platform/database/failure-code.ts'

/** A field that is refused, with its sentence. */
export const refused = (path: string, message: string) => new AppError('invalid_input', { fields: [{ path, message }] })

/** @throws AppError `not_found` */
export function existing<Found>(found: Found | null | undefined): Found {
  if (found === undefined || found === null) throw new AppError('not_found')
  return found
}

const gone = (what: string) => `${what} ini sudah tidak ada`

/** The field behind each constraint that a value can break, and its sentence. */
const fieldOf: Readonly<Record<string, readonly [path: string, message: string]>> = {
  sellables_link_key: ['value.link', 'Tautan ini sudah dipakai'],
  sellables_partner_id_fkey: ['value.partnerId', gone('Mitra')],
  sellables_category_id_fkey: ['value.categoryId', gone('Kategori')],
  sellables_cover_id_fkey: ['value.coverId', gone('Gambar')],
  sellables_landing_page_id_fkey: ['value.landingPageId', gone('Halaman landing')],
  sellables_seats_taken_check: ['value.seats', 'Kursi yang sudah terjual lebih banyak dari ini'],
  sellable_instructors_instructor_id_fkey: ['value.details', 'Ada pengajar yang sudah tidak ada'],
  course_bundle_items_course_id_fkey: ['value.details.bundledIds', 'Ada kelas yang sudah tidak ada'],
  course_bundle_items_self_check: ['value.details.bundledIds', 'Paket tidak bisa berisi dirinya sendiri'],
  partner_package_details_package_code_key: ['value.details.packageCode', 'Paket dengan lama ini sudah ada'],
  categories_link_key: ['value.link', 'Tautan ini sudah dipakai'],
  categories_name_key: ['value.name', 'Kategori dengan nama ini sudah ada'],
  instructors_portrait_id_fkey: ['value.portraitId', gone('Gambar')],
  course_chapters_pkey: ['chapters', 'Ada bab dari kelas lain. Muat ulang, lalu susun lagi'],
  course_lessons_pkey: ['chapters', 'Ada materi dari kelas lain. Muat ulang, lalu susun lagi'],
}

/**
 * Writes, and answers a broken constraint with the field that broke it: what is referred to may go away, and a link may be
 * taken, between any check and the write.
 */
export async function writing<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    const field = fieldOf[brokenConstraint(error) ?? '']
    if (!field) throw error
    throw refused(...field)
  }
}
