import type { BulkAction } from '@naikkelas/contract/pages'

export type BulkActionKind = BulkAction['kind']

/** Labels of bulk actions: buttons, titles and outcomes. */
export const bulkActionLabels: Readonly<Record<BulkActionKind, { button: string; apply: string; done: string }>> = {
  theme: { button: 'Ganti tema', apply: 'Ganti tema', done: 'Tema diganti' },
  offer: { button: 'Ganti penawaran', apply: 'Ganti penawaran', done: 'Penawaran diganti' },
  visibility: { button: 'Ubah bagian', apply: 'Ubah bagian', done: 'Bagian ditampilkan atau disembunyikan' },
  section: { button: 'Ubah bagian', apply: 'Ubah bagian', done: 'Bagian diubah' },
  folder: { button: 'Pindahkan ke folder', apply: 'Pindahkan', done: 'Dipindahkan' },
  labels: { button: 'Beri label', apply: 'Terapkan label', done: 'Label diganti' },
  publish: { button: 'Terbitkan', apply: 'Terbitkan', done: 'Diterbitkan' },
  unpublish: { button: 'Batalkan terbit', apply: 'Batalkan terbit', done: 'Terbitnya dibatalkan' },
  trash: { button: 'Ke sampah', apply: 'Pindahkan ke sampah', done: 'Dipindahkan ke sampah' },
}
