import { browseHighlights, type HighlightKind, type ShownHighlight } from '@naikkelas/contract/site'
import type { RouterContextProvider } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'

/** Highlights above a list, on its first page alone; none where they cannot be asked, because every list is shown without. */
export async function loadHighlights(
  { kind, isFirstPage }: { kind: HighlightKind; isFirstPage: boolean },
  context: Readonly<RouterContextProvider>,
): Promise<ShownHighlight[]> {
  if (!isFirstPage) return []
  return call(browseHighlights, { query: { kind } }, { context }).catch(() => [])
}
