import type { Refusal } from '@naikkelas/page'
import type { UndoBlocker } from './own-step.ts'

/** Why an edit, an undo or a redo failed, as a sentence for the marketer. */
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

/** Why an undo or redo would have no effect, or would affect another person's work. */
export function undoBlockedMessage(blocker: UndoBlocker, attempt: 'undo' | 'redo'): string {
  const what = { undo: 'Langkah ini tidak diurungkan', redo: 'Langkah ini tidak diulangi' }[attempt]
  return blocker === 'changedSince'
    ? `${what}: orang lain sudah mengubah bagian itu, dan pekerjaannya tidak boleh ikut hilang.`
    : `${what}: halaman sudah seperti itu.`
}
