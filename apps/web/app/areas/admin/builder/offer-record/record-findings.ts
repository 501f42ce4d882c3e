import { getVersion, listVersions } from '@naikkelas/contract/pages'
import { type Finding, type PageDocument, recordFindings, recordIdOf } from '@naikkelas/page'
import { useEffect, useMemo, useState } from 'react'
import { call } from '../../../../shared/api/call.ts'
import { useBuilder, useWorkspace } from '../state/builder-context.ts'

const none: readonly Finding[] = []

/** What a marketer should know of the record behind the page. */
export function useRecordFindings(document: PageDocument): readonly Finding[] {
  const { id, record } = useWorkspace(({ offer }) => offer)
  const publishedPrice = usePublishedPrice(id !== null)
  return useMemo(() => {
    if (record === undefined || id === null || id !== recordIdOf(document)) return none
    return recordFindings(document, { record, publishedPrice })
  }, [document, id, record, publishedPrice])
}

/** What the record cost when the page was published: that version was kept with it. */
function usePublishedPrice(isEnabled: boolean): number | null {
  const pageId = useBuilder(({ page }) => page.id)
  const version = useBuilder(({ page }) => (page.status === 'published' ? page.publishedVersion : null))
  const [price, setPrice] = useState<number | null>(null)
  useEffect(() => {
    setPrice(null)
    if (!isEnabled || version === null) return
    const abort = new AbortController()
    const { signal } = abort
    async function ask() {
      const live = (await call(listVersions, { params: { pageId } }, { signal })).find(({ isLive }) => isLive)
      if (!live) return
      const { document } = await call(getVersion, { params: { pageId, versionId: live.id } }, { signal })
      setPrice(document.offer.price)
    }
    ask().catch(() => {
      // A comparison that cannot be made is not shown.
    })
    return () => abort.abort()
  }, [isEnabled, pageId, version])
  return price
}
