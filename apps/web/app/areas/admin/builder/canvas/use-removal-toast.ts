import type { Operation, StoredSection } from '@naikkelas/page'
import { useToast } from '@naikkelas/ui/toast'
import { useEffect } from 'react'
import { useBuilderParts } from '../builder-context.ts'
import type { BuilderStore } from '../model/builder-store.ts'
import { sectionLabel } from '../outline/section-name.ts'

/** A section that was deleted says so in sight, with the way back: a key may have been meant for something else. */
export function useRemovalToast(): void {
  const { store } = useBuilderParts()
  const { toast } = useToast()
  useEffect(
    () =>
      store.subscribe(({ history }, before) => {
        const step = history.past.at(-1)
        // What is redone was told when it was done.
        if (!step || history === before.history || before.history.past.includes(step)) return
        if (before.history.future.includes(step)) return
        const { sections } = before.document
        const removed = sections.find(({ id }) => isRemovalOf(step.operations, id))
        if (!removed) return
        const afterId = sections[sections.indexOf(removed) - 1]?.id ?? null
        toast({
          id: 'section-removed',
          title: `${sectionLabel(removed)} dihapus`,
          tone: 'info',
          action: { label: 'Kembalikan', onSelect: () => bringBack(store, removed, afterId) },
        })
      }),
    [store, toast],
  )
}

/** Takes the removal back when it was the last act, else puts the section where it was. */
function bringBack(store: BuilderStore, section: StoredSection, afterId: string | null) {
  const { document, history } = store.getState()
  if (document.sections.some(({ id }) => id === section.id)) return
  const last = history.past.at(-1)
  if (last && isRemovalOf(last.operations, section.id)) return void store.actions.undo()
  const isThere = afterId !== null && document.sections.some(({ id }) => id === afterId)
  store.actions.edit([{ kind: 'insertSection', section, afterId: isThere ? afterId : null }], {
    select: section.id,
    announce: `${sectionLabel(section)} dikembalikan`,
  })
}

function isRemovalOf(operations: readonly Operation[], sectionId: string): boolean {
  return operations.some((operation) => operation.kind === 'removeSection' && operation.sectionId === sectionId)
}
