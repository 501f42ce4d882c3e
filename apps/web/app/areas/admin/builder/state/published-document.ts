import { isSameJson } from '@naikkelas/page'
import { useBuilder, useWorkspace } from './builder-context.ts'

/** Whether visitors see another page than this one. What was undone back to what they see is no difference. */
export function useHasUnpublished(): boolean {
  const published = useWorkspace((state) => state.published)
  return useBuilder(({ page, document }) => {
    if (page.status !== 'published' || !page.hasUnpublishedChanges) return false
    return published === null || !isSameJson(published, document)
  })
}
