import type { Media } from '@naikkelas/contract/pages'
import { useMemo } from 'react'
import { useWorkspace } from '../state/builder-context.ts'

/** Pictures that the page shows of the catalogue: covers of its lists, portraits of its record. */
export function useCatalogueMedia(): readonly Media[] {
  const covers = useWorkspace(({ listings }) => listings.media)
  const portraits = useWorkspace(({ offer }) => offer.record?.media)
  return useMemo(() => [...covers, ...(portraits ?? [])], [covers, portraits])
}
