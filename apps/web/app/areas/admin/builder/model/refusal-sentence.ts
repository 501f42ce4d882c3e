import type { Refusal } from '@naikkelas/page'
import type { UndoBlocker } from './own-step.ts'
import { byWhom } from './who-words.ts'

/**
 * Why an edit, an undo or a redo failed, as a sentence for the marketer.
 * @param who changed what is in the way; null when that is not known
 */
export function refusalSentence(refusal: Refusal, attempt: 'edit' | 'undo' | 'redo', who: string | null): string {
  const what = {
    edit: 'Perubahan ini tidak dapat dilakukan',
    undo: 'Langkah ini tidak dapat diurungkan',
    redo: 'Langkah ini tidak dapat diulangi',
  }[attempt]
  switch (refusal.code) {
    case 'conflict':
      return `${what}: isian yang sama sudah diubah ${byWhom(who)}.`
    case 'missing':
      return `${what}: bagiannya sudah dihapus${who === null ? '' : ` ${byWhom(who)}`}.`
    case 'id_taken':
      return `${what}: bagian itu sudah ada di halaman.`
    case 'reload':
      return `${what}: halaman ini disunting dengan versi yang lebih baru. Muat ulang untuk melanjutkan.`
    case 'invalid':
      return refusal.message
  }
}

/** Why an undo or redo would have no effect, or would affect another person's work. */
export function undoBlockedMessage({ code }: UndoBlocker, attempt: 'undo' | 'redo', who: string | null): string {
  const what = { undo: 'Langkah ini tidak diurungkan', redo: 'Langkah ini tidak diulangi' }[attempt]
  return code === 'changedSince'
    ? `${what}: bagian itu sudah diubah ${byWhom(who)}, dan perubahan itu tidak boleh ikut hilang.`
    : `${what}: halaman sudah seperti itu.`
}
