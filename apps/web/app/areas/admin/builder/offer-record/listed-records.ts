import type { PageSection } from '@naikkelas/ui/sections'
import type { ListedRecord } from '@naikkelas/ui/sections/registry'
import { useCallback, useEffect } from 'react'
import { useBuilder, useBuilderParts, useWorkspace } from '../state/builder-context.ts'

/** Whether a section lists records by a rule instead of what is written in it. */
export function listsByRule({ content }: { content: unknown }): boolean {
  const { listing } = content as { listing?: { by?: unknown } }
  return listing?.by !== undefined && listing.by !== 'none'
}

/** Keeps what the page's lists show by their rules; fetched with the first such list. */
export function useFollowListings(): void {
  const { store, workspace } = useBuilderParts()
  const hasLists = useBuilder(({ document }) => document.sections.some(listsByRule))
  useEffect(() => {
    if (!hasLists) return
    let isOver = false
    let stop: (() => void) | undefined
    import('./follow-listings.ts').then(
      ({ followListings }) => {
        if (!isOver) stop = followListings(store, workspace)
      },
      () => {
        // Without it lists are empty until the page is opened again.
      },
    )
    return () => {
      isOver = true
      stop?.()
    }
  }, [hasLists, store, workspace])
}

/** What a section lists now; a new function only when something in a list is another. */
export function useListedRecords(): (section: PageSection) => readonly ListedRecord[] | undefined {
  const records = useWorkspace(({ listings }) => listings.records)
  return useCallback(({ id }: PageSection) => records[id], [records])
}
