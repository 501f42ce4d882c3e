import { getOffer, getVersion, listVersions } from '@naikkelas/contract/pages'
import { type Finding, type PageDocument, recordFindings, recordIdOf, withRecord } from '@naikkelas/page'
import type { Offer } from '@naikkelas/ui/sections/registry'
import { useEffect, useMemo, useState } from 'react'
import { ApiError } from '../../../../shared/api/api-error.ts'
import { call } from '../../../../shared/api/call.ts'
import { useBuilder, useBuilderParts, useWorkspace } from '../state/builder-context.ts'

const refreshMs = 30_000

/** Loads the record a page is bound to: when it is bound, when the tab becomes visible, and periodically. */
export function useFollowOffer(): void {
  const { workspace } = useBuilderParts()
  const id = useBuilder(({ document }) => recordIdOf(document))
  useEffect(() => {
    if (workspace.getState().offer.id !== id) workspace.change('offer', { id, record: undefined })
    if (id === null) return
    const abort = new AbortController()
    const read = async () => {
      try {
        const record = await call(getOffer, { params: { offerId: id } }, { signal: abort.signal })
        workspace.change('offer', { id, record })
      } catch (error) {
        // Without an answer the values that were stored last are shown.
        if (error instanceof ApiError && error.code === 'not_found') workspace.change('offer', { id, record: null })
      }
    }
    const ask = () => document.visibilityState === 'visible' && void read()
    void read()
    const timer = setInterval(ask, refreshMs)
    window.addEventListener('focus', ask)
    return () => {
      abort.abort()
      clearInterval(timer)
      window.removeEventListener('focus', ask)
    }
  }, [id, workspace])
}

/** The offer of the page as visitors see it: with what its record says now. */
export function useLiveOffer(offer: Offer): Offer {
  const record = useWorkspace(({ offer: bound }) => bound.record ?? null)
  return useMemo(() => withRecord(offer, record), [offer, record])
}

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
function usePublishedPrice(isAsked: boolean): number | null {
  const pageId = useBuilder(({ page }) => page.id)
  const version = useBuilder(({ page }) => (page.status === 'published' ? page.publishedVersion : null))
  const [price, setPrice] = useState<number | null>(null)
  useEffect(() => {
    setPrice(null)
    if (!isAsked || version === null) return
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
  }, [isAsked, pageId, version])
  return price
}
