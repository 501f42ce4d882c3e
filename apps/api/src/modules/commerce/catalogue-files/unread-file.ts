import { importLimits } from '@naikkelas/contract/commerce'
import { AppError } from '../../../errors/app-error.ts'
import type { UnreadReason } from '../../../platform/files/spreadsheets/index.ts'

const thousands = (count: number) => count.toLocaleString('id-ID')

const sentences: Readonly<Record<UnreadReason, string>> = {
  broken: 'Berkas ini rusak atau bukan CSV dan Excel (.xlsx). Simpan ulang, lalu coba lagi',
  not_utf8: 'Huruf dalam berkas ini tidak terbaca. Simpan sebagai “CSV UTF-8”, lalu coba lagi',
  too_large: 'Isi berkas Excel ini terlalu besar. Hapus lembar dan gambar yang tidak perlu',
  too_many_rows: `Paling banyak ${thousands(importLimits.rows)} baris sekaligus. Bagi menjadi beberapa berkas`,
  too_many_columns: `Paling banyak ${importLimits.columns} kolom`,
  long_cell: `Ada sel yang lebih panjang dari ${thousands(importLimits.cellUnits)} karakter`,
  days_of_1904: 'Buku kerja ini menghitung tanggal sejak 1904. Simpan ulang sebagai CSV, lalu coba lagi',
}

/** The field that the file came in, with why it was not read. */
export const refusedFile = (message: string) => new AppError('invalid_input', { fields: [{ path: 'file', message }] })

export const unreadFile = (reason: UnreadReason) => refusedFile(sentences[reason])
