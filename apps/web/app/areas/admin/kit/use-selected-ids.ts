import { useState } from 'react'

/**
 * The selected rows of a list; kept while paging through it.
 * @param atMost as many as one request takes; further ones are not selected
 */
export function useSelectedIds(atMost: number) {
  const [ids, setIds] = useState<readonly string[]>([])
  return { ids, change: (next: readonly string[]) => setIds(next.slice(0, atMost)), clear: () => setIds([]) }
}
export type SelectedIds = ReturnType<typeof useSelectedIds>
