/** What a PdfViewer says itself. */
export interface PdfViewerLabels {
  /** Names the viewer, with what is read. */
  viewer: (label: string) => string
  /** Names the pages, which are scrolled. */
  pages: string
  page: (page: number) => string
  pageNumber: string
  pageCount: (count: number) => string
  previousPage: string
  nextPage: string
  zoomIn: string
  zoomOut: string
  fitWidth: string
  search: string
  previousHit: string
  nextHit: string
  /** `2 dari 14`; the first is 0 while the search goes on or found nothing. */
  hits: (current: number, count: number, isDone: boolean) => string
  loading: string
  failed: string
  retry: string
  passwordNeeded: string
  passwordWrong: string
  password: string
  open: string
}

export const pdfViewerLabelsId: PdfViewerLabels = {
  viewer: (label) => `Pembaca PDF: ${label}`,
  pages: 'Isi dokumen',
  page: (page) => `Halaman ${page}`,
  pageNumber: 'Nomor halaman',
  pageCount: (count) => `dari ${count}`,
  previousPage: 'Halaman sebelumnya',
  nextPage: 'Halaman berikutnya',
  zoomIn: 'Perbesar',
  zoomOut: 'Perkecil',
  fitWidth: 'Selebar layar',
  search: 'Cari di dokumen ini',
  previousHit: 'Hasil sebelumnya',
  nextHit: 'Hasil berikutnya',
  hits: (current, count, isDone) => {
    if (count === 0) return isDone ? 'Tidak ditemukan' : 'Mencari…'
    return `${current} dari ${count}${isDone ? '' : '…'}`
  },
  loading: 'Memuat dokumen',
  failed: 'Dokumen tidak dapat dibuka. Periksa koneksi Anda, lalu coba lagi.',
  retry: 'Coba lagi',
  passwordNeeded: 'Dokumen ini dikunci dengan kata sandi.',
  passwordWrong: 'Kata sandi itu tidak cocok. Coba sekali lagi.',
  password: 'Kata sandi dokumen',
  open: 'Buka dokumen',
}

export const pdfViewerLabelsEn: PdfViewerLabels = {
  viewer: (label) => `PDF viewer: ${label}`,
  pages: 'Content of the document',
  page: (page) => `Page ${page}`,
  pageNumber: 'Page number',
  pageCount: (count) => `of ${count}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fitWidth: 'Fit width',
  search: 'Search in this document',
  previousHit: 'Previous result',
  nextHit: 'Next result',
  hits: (current, count, isDone) => {
    if (count === 0) return isDone ? 'Not found' : 'Searching…'
    return `${current} of ${count}${isDone ? '' : '…'}`
  },
  loading: 'Loading the document',
  failed: 'This document cannot be opened. Check your connection, then try again.',
  retry: 'Try again',
  passwordNeeded: 'This document is locked with a password.',
  passwordWrong: 'That password does not fit. Try once more.',
  password: 'Password of the document',
  open: 'Open the document',
}
