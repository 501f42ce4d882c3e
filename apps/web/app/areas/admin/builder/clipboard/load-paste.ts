import { whileLine } from '../../../../shared/late/has-line.ts'
import type { BuilderStore } from '../model/builder-store.ts'

const load = whileLine(() => import('./paste.ts'))

/** The code for pasting; undefined when it cannot be loaded, which is reported. */
export async function loadPaste(store: BuilderStore): Promise<typeof import('./paste.ts') | undefined> {
  try {
    return await load()
  } catch {
    store.actions.setProblem('Belum dapat ditempel. Periksa koneksi Anda, lalu tempel lagi.')
    return undefined
  }
}
