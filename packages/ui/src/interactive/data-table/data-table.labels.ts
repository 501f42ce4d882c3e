/** What a DataTable says itself. */
export interface DataTableLabels {
  /** The button, and the name of what it opens. */
  columns: string
  /** Names the choice of an order on phones, where the headings are not in sight. */
  order: string
  /** An option of it: `Nama, menaik`. */
  orderBy: (column: string, direction: 'ascending' | 'descending') => string
  noOrder: string
  /** The heading over the boxes, and the box in it. */
  selectAll: string
  select: (row: string) => string
  /** Names what can be done with the selected rows. */
  bulk: string
  /** @param unseen how many of them are not among the rows shown */
  selected: (count: number, unseen: number) => string
  clear: string
  loading: string
  /** When no `empty` is given. */
  empty: string
  failed: string
  /** When rows are still there from before. */
  stale: string
  retry: string
  pages: string
  previous: string
  next: string
  /** Names the list of its keys, and the button that opens it. */
  keys: string
  keyWalk: string
  keySelect: string
  keyOpen: string
  keySearch: string
  keyHelp: string
  /** The switch that lets the keys work while nothing has the focus. */
  keysEverywhere: string
  keysEverywhereHint: string
}

export const dataTableLabelsId: DataTableLabels = {
  columns: 'Kolom',
  order: 'Urutan',
  orderBy: (column, direction) => `${column}, ${direction === 'ascending' ? 'menaik' : 'menurun'}`,
  noOrder: 'Urutan biasa',
  selectAll: 'Pilih semua yang tampil',
  select: (row) => `Pilih ${row}`,
  bulk: 'Tindakan untuk yang dipilih',
  selected: (count, unseen) =>
    unseen === 0 ? `${count} dipilih` : `${count} dipilih, ${unseen} di antaranya tidak tampil`,
  clear: 'Batal pilih',
  loading: 'Memuat data',
  empty: 'Belum ada data',
  failed: 'Data belum dapat dimuat',
  stale: 'Data ini belum diperbarui',
  retry: 'Coba lagi',
  pages: 'Halaman data',
  previous: 'Sebelumnya',
  next: 'Berikutnya',
  keys: 'Tombol keyboard daftar ini',
  keyWalk: 'Ke baris berikutnya, sebelumnya',
  keySelect: 'Pilih baris',
  keyOpen: 'Buka baris',
  keySearch: 'Cari',
  keyHelp: 'Tampilkan tombol-tombol ini',
  keysEverywhere: 'Langsung aktif di layar ini',
  keysEverywhereHint: 'Jika mati, tombol hanya bekerja setelah tabelnya dipilih.',
}

export const dataTableLabelsEn: DataTableLabels = {
  columns: 'Columns',
  order: 'Order',
  orderBy: (column, direction) => `${column}, ${direction}`,
  noOrder: 'Usual order',
  selectAll: 'Select all shown',
  select: (row) => `Select ${row}`,
  bulk: 'Actions for the selected rows',
  selected: (count, unseen) => (unseen === 0 ? `${count} selected` : `${count} selected, ${unseen} of them not shown`),
  clear: 'Clear the selection',
  loading: 'Loading',
  empty: 'Nothing here yet',
  failed: 'The data could not be loaded',
  stale: 'This data is not up to date',
  retry: 'Try again',
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  keys: 'Keys of this list',
  keyWalk: 'To the next row, to the one before',
  keySelect: 'Select the row',
  keyOpen: 'Open the row',
  keySearch: 'Search',
  keyHelp: 'Show these keys',
  keysEverywhere: 'Ready anywhere on this screen',
  keysEverywhereHint: 'When off, keys only work while the table has the focus.',
}
