import type { SaveStatus } from './saver-types.ts'

/** The state of saving in words, as the bar shows it. */
export const saveStateText: Readonly<Record<SaveStatus, string>> = {
  saved: 'Tersimpan',
  saving: 'Menyimpan…',
  failed: 'Gagal menyimpan',
  offline: 'Offline',
}
