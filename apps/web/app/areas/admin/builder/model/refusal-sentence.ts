import type { Refusal } from '@naikkelas/page'

/** Why an edit, an undo or a redo could not be done, for the marketer. */
export function refusalSentence(refusal: Refusal, attempt: 'edit' | 'undo' | 'redo'): string {
  const what = {
    edit: 'Perubahan ini tidak dapat dilakukan',
    undo: 'Langkah ini tidak dapat diurungkan',
    redo: 'Langkah ini tidak dapat diulangi',
  }[attempt]
  switch (refusal.code) {
    case 'conflict':
      return `${what}: orang lain sudah mengubah isian yang sama.`
    case 'missing':
      return `${what}: bagiannya sudah dihapus.`
    case 'id_taken':
      return `${what}: bagian itu sudah ada di halaman.`
    case 'reload':
      return `${what}: halaman ini disunting dengan versi yang lebih baru. Muat ulang untuk melanjutkan.`
    case 'invalid':
      return refusal.message
  }
}
