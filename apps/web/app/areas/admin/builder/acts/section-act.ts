import { type ActParts, removeOrAsk } from './remove-or-ask.ts'
import { duplicate, moveByOne, neighbourOf } from '../model/section-acts.ts'
import { sectionLabel } from '../model/section-name.ts'
import { runSeveralAct, type SectionAct } from './several-act.ts'

/**
 * Runs an action of toolbar, keyboard or menu on a section, or on all selected with it; each is one step and is
 * announced.
 */
export function runSectionAct(parts: ActParts, sectionId: string, act: SectionAct): void {
  const { store } = parts
  const { document, selectedIds } = store.getState()
  if (selectedIds.length > 1 && selectedIds.includes(sectionId)) return runSeveralAct(parts, act)
  const index = document.sections.findIndex(({ id }) => id === sectionId)
  const section = document.sections[index]
  if (!section) return
  const label = sectionLabel(section)
  const count = document.sections.length
  switch (act) {
    case 'up':
    case 'down': {
      const by = act === 'up' ? -1 : 1
      const move = moveByOne(document, sectionId, by)
      if (move) store.actions.edit([move], { announce: `${label} sekarang di urutan ${index + by + 1} dari ${count}` })
      return
    }
    case 'duplicate': {
      const copy = duplicate(section)
      store.actions.edit([copy], {
        select: copy.section.id,
        announce: `${label} digandakan ke urutan ${index + 2} dari ${count + 1}`,
      })
      return
    }
    case 'hide': {
      const { isHidden } = section.settings
      store.actions.edit([{ kind: 'changeSettings', sectionId, value: { isHidden: !isHidden }, was: { isHidden } }], {
        announce: isHidden ? `${label} ditampilkan lagi` : `${label} disembunyikan`,
      })
      return
    }
    case 'remove':
      removeOrAsk(parts, [sectionId], () =>
        store.actions.edit([{ kind: 'removeSection', sectionId }], {
          select: neighbourOf(store.getState().document, sectionId),
          announce: `${label} dihapus. Dapat diurungkan.`,
        }),
      )
      return
    default:
      act satisfies never
  }
}
