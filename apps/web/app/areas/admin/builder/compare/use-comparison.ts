import { compareDocuments, type PageComparison } from '@naikkelas/page'
import { useCallback, useMemo } from 'react'
import { useBuilder } from '../state/builder-context.ts'
import { type Loaded, useVersion } from '../versions/use-versions.ts'
import type { Side, SidePage } from '../state/sides.ts'

export interface Comparison {
  before: SidePage
  after: SidePage
  compared: PageComparison
}

/** Two sides with their differences; recomputed with every edit of the head. */
export function useComparison(
  pageId: string,
  { before, after }: { before: Side; after: Side },
): Loaded<Comparison> & { again: () => void } {
  const left = useSide(pageId, before)
  const right = useSide(pageId, after)
  const [from, to] = [left.page, right.page]
  const compared = useMemo(
    () => (from && to ? compareDocuments(from.document, to.document) : null),
    [from?.document, to?.document],
  )
  const again = useCallback(() => {
    left.again()
    right.again()
  }, [left.again, right.again])
  const message = left.message ?? right.message
  if (message !== null) return { state: 'failed', message, again }
  if (!from || !to || !compared) return { state: 'loading', again }
  return { state: 'loaded', value: { before: from, after: to, compared }, again }
}

function useSide(pageId: string, side: Side): { page: SidePage | null; message: string | null; again: () => void } {
  const version = useVersion(pageId, side === 'head' ? null : side)
  const document = useBuilder((state) => (side === 'head' ? state.document : null))
  const media = useBuilder((state) => (side === 'head' ? state.media : null))
  const detail = version.state === 'loaded' && version.value.version.id === side ? version.value : null
  const page = useMemo((): SidePage | null => {
    if (document && media) return { document, media }
    return detail && { document: detail.document, media: new Map(detail.media.map((item) => [item.id, item])) }
  }, [document, media, detail])
  return { page, message: side !== 'head' && version.state === 'failed' ? version.message : null, again: version.again }
}

/** The older side that the head can be restored to; null if neither is. */
export function restorable(
  { before, after }: { before: Side; after: Side },
  comparison: Comparison,
): { older: SidePage; isBefore: boolean } | null {
  if (after === 'head' && before !== 'head') return { older: comparison.before, isBefore: true }
  if (before === 'head' && after !== 'head') return { older: comparison.after, isBefore: false }
  return null
}
