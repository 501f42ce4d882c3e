import type { Operation } from '@naikkelas/page'
import type { SectionSettings } from '@naikkelas/ui/sections/registry'
import { type ActParts, removeOrAsk } from './remove-or-ask.ts'
import type { BuilderStore, EditOptions } from '../model/builder-store.ts'
import {
  changeSettingsOf,
  duplicateSeveral,
  moveSeveralByOne,
  neighbourOfSeveral,
  removeSeveral,
  sectionsOf,
} from '../model/several-acts.ts'

export type SectionAct = 'up' | 'down' | 'duplicate' | 'hide' | 'remove'

/** Runs an action on all selected sections: one step, announced once. */
export function runSeveralAct(parts: ActParts, act: SectionAct): void {
  const { store } = parts
  const { document, selectedIds: ids } = store.getState()
  const sections = sectionsOf(document, ids)
  const count = `${sections.length} bagian`
  const edit = (operations: readonly Operation[], options: EditOptions) =>
    operations.length > 0 && store.actions.edit(operations, options)
  switch (act) {
    case 'up':
      edit(moveSeveralByOne(document, ids, -1), { announce: `${count} dinaikkan` })
      return
    case 'down':
      edit(moveSeveralByOne(document, ids, 1), { announce: `${count} diturunkan` })
      return
    case 'duplicate': {
      const { operations, copies } = duplicateSeveral(document, ids)
      edit(operations, { select: copies, announce: `${count} digandakan` })
      return
    }
    case 'hide': {
      const isHidden = sections.some(({ settings }) => !settings.isHidden)
      changeSeveral(store, { isHidden }, isHidden ? `${count} disembunyikan` : `${count} ditampilkan lagi`)
      return
    }
    case 'remove':
      removeOrAsk(parts, ids, () => {
        const now = store.getState().document
        edit(removeSeveral(now, ids), {
          select: neighbourOfSeveral(now, ids),
          announce: `${count} dihapus. Dapat diurungkan.`,
        })
      })
      return
    default:
      act satisfies never
  }
}

/** The same settings for all selected sections. */
export function changeSeveral(store: BuilderStore, value: Partial<SectionSettings>, announce: string): void {
  const { document, selectedIds } = store.getState()
  const operations = changeSettingsOf(document, selectedIds, value)
  if (operations.length > 0) store.actions.edit(operations, { announce })
}
