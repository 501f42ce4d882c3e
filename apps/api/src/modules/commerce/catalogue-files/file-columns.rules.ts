import type { SellableKind } from '@naikkelas/contract'
import {
  activityWords,
  billingWords,
  courseTypeWords,
  eventModeWords,
  familyWords,
  levelWords,
  packageWords,
  paidWords,
  platformWords,
  productKindWords,
  type SellableValue,
  trialWords,
} from '@naikkelas/contract/commerce'
import type { Cell, Column } from '../../../platform/files/spreadsheets/index.ts'
import {
  choiceField,
  countField,
  type FileField,
  instantField,
  optionalTextField,
  recordField,
  recordsField,
  rupiahField,
  sessionsField,
  textField,
} from './file-fields.rules.ts'
import type { Names } from './names.rules.ts'

/** A column that exports write and imports read. */
export interface FileColumn extends Column {
  /** Dotted path in the value. */
  path: string
  field: FileField
}

/** The column that says which entry a row is; without it, or empty, the link says so. */
export const numberColumn: Column = { title: 'Nomor', width: 10 }
export const LINK_PATH = 'link'

const column = (title: string, width: number, path: string, field: FileField): FileColumn => ({
  title,
  width,
  path,
  field,
})

/**
 * What every kind has. Not in files: the description, which has a form of its own, the cover and the landing page, which
 * have no name that is theirs alone.
 */
const common = [
  column('Nama', 36, 'name', textField),
  column('Tautan', 28, LINK_PATH, textField),
  column('Status', 12, 'status', choiceField(activityWords)),
  column('Harga', 14, 'price', rupiahField),
  column('Harga sebelum diskon', 20, 'strikePrice', rupiahField),
  column('Jumlah kursi', 13, 'seats', countField),
  column('Dijual mulai (WIB)', 18, 'availableFrom', instantField),
  column('Dijual sampai (WIB)', 18, 'availableUntil', instantField),
  column('Kategori', 22, 'categoryId', recordField('category')),
  column('Mitra', 22, 'partnerId', recordField('partner')),
  column('Ringkasan', 48, 'summary', textField),
]

const own: Readonly<Record<SellableKind, readonly FileColumn[]>> = {
  course: [
    column('Tipe kelas', 12, 'details.type', choiceField(courseTypeWords)),
    column('Tingkat', 12, 'details.level', choiceField(levelWords)),
    column('Durasi (menit)', 14, 'details.durationMinutes', countField),
    column('Kelas dibuka (WIB)', 18, 'details.opensAt', instantField),
    column('Pengajar', 32, 'details.instructorIds', recordsField('instructor')),
    column('Isi paket', 32, 'details.bundledIds', recordsField('course')),
  ],
  event: [
    column('Diadakan', 12, 'details.mode', choiceField(eventModeWords)),
    column('Biaya', 12, 'details.paid', choiceField(paidWords)),
    column('Nama tempat', 28, 'details.place.name', optionalTextField),
    column('Alamat', 36, 'details.place.address', optionalTextField),
    column('Tautan peta', 28, 'details.place.mapUrl', optionalTextField),
    column('Tautan pertemuan', 28, 'details.meetingUrl', optionalTextField),
    column('Pembicara', 32, 'details.speakerIds', recordsField('instructor')),
    column('Sesi (WIB)', 48, 'details.sessions', sessionsField),
  ],
  service: [
    column('Ditagih', 14, 'details.billing', choiceField(billingWords)),
    column('Selesai (hari kerja)', 18, 'details.deliveryDays', countField),
  ],
  tool: [
    column('Platform', 16, 'details.platform', choiceField(platformWords)),
    column('Lisensi', 16, 'details.trial', choiceField(trialWords)),
    column('Masa lisensi (hari)', 18, 'details.licenceDays', countField),
  ],
  add_on: [
    column('Jenis', 16, 'details.family', choiceField(familyWords)),
    column('Platform', 16, 'details.platform', choiceField(platformWords)),
    column('Ditambahkan pada', 18, 'details.productKind', choiceField(productKindWords)),
    column('Sesi dengan mentor', 18, 'details.sessions', countField),
    column('Berlaku (hari)', 14, 'details.validDays', countField),
  ],
  partner_package: [
    column('Lama paket', 14, 'details.packageCode', choiceField(packageWords)),
    column('Uji coba', 16, 'details.trial', choiceField(trialWords)),
  ],
}

/** Beside the number, in the order of the file. */
export const columnsOf = (kind: SellableKind): readonly FileColumn[] => [...common, ...own[kind]]

function valueAt(value: unknown, path: string): unknown {
  let found = value
  for (const key of path.split('.')) found = (found as Record<string, unknown> | null | undefined)?.[key]
  return found
}

/** Returns a copy with another value at the path. Objects that are missing along the path are added. */
export function withValueAt(value: unknown, path: string, next: unknown): Record<string, unknown> {
  const [key = '', ...rest] = path.split('.')
  const object = (value ?? {}) as Record<string, unknown>
  return { ...object, [key]: rest.length === 0 ? next : withValueAt(object[key], rest.join('.'), next) }
}

export const cellOf = ({ path, field }: FileColumn, value: SellableValue, names: Names): Cell =>
  field.cell(valueAt(value, path), names)
