import type { Operation, StoredSection } from '@naikkelas/page'
import { useToast } from '@naikkelas/ui/toast'
import { useEffect } from 'react'
import { useBuilderParts } from '../state/builder-context.ts'
import type { BuilderStore } from '../model/builder-store.ts'
import { sectionLabel } from '../model/section-name.ts'

/** A removed section is reported in a toast with undo: the key may have been pressed by mistake. */
export function useRemovalToast(): void {
  const { store } = useBuilderParts()
  const { toast } = useToast()
  useEffect(
    () =>
      store.subscribe(({ history }, before) => {
        const step = history.past.at(-1)
        // A redone removal was reported the first time.
        if (!step || history === before.history || before.history.past.includes(step)) return
        if (before.history.future.includes(step)) return
        const { sections } = before.document
        const removed = sections.flatMap((section, index) =>
          isRemovalOf(step.operations, section.id) ? [{ section, afterId: sections[index - 1]?.id ?? null }] : [],
        )
        const [first] = removed
        if (!first) return
        toast({
          id: 'section-removed',
          title: removed.length > 1 ? `${removed.length} bagian dihapus` : `${sectionLabel(first.section)} dihapus`,
          tone: 'info',
          action: { label: 'Kembalikan', onSelect: () => bringBack(store, removed) },
        })
      }),
    [store, toast],
  )
}

interface Removed {
  section: StoredSection
  afterId: string | null
}

/** Undoes the removal if it was the last action, else inserts the sections again. */
function bringBack(store: BuilderStore, removed: readonly Removed[]) {
  const { document, history } = store.getState()
  const present = new Set(document.sections.map(({ id }) => id))
  const missing = removed.filter(({ section }) => !present.has(section.id))
  const [first] = missing
  if (!first) return
  const last = history.past.at(-1)
  if (last && isRemovalOf(last.operations, first.section.id)) return void store.actions.undo()
  const operations = missing.map(({ section, afterId }): Operation => {
    const isThere = afterId !== null && present.has(afterId)
    present.add(section.id)
    return { kind: 'insertSection', section, afterId: isThere ? afterId : null }
  })
  store.actions.edit(operations, {
    select: missing.map(({ section }) => section.id),
    announce:
      missing.length > 1 ? `${missing.length} bagian dikembalikan` : `${sectionLabel(first.section)} dikembalikan`,
  })
}

function isRemovalOf(operations: readonly Operation[], sectionId: string): boolean {
  return operations.some((operation) => operation.kind === 'removeSection' && operation.sectionId === sectionId)
}
