import { getOfferRecord } from '@naikkelas/contract/pages'
import { recordIdOf, withRecord } from '@naikkelas/page'
import type { Offer, RecordDetails } from '@naikkelas/ui/sections/registry'
import { useEffect, useMemo } from 'react'
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
        const record = await call(getOfferRecord, { params: { sellableId: id } }, { signal: abort.signal })
        // Sections that show it are drawn again for another object.
        if (JSON.stringify(workspace.getState().offer.record) !== JSON.stringify(record))
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

/** What sections that follow the record of the page show of it; null while it is not known. */
export const useRecordDetails = (): RecordDetails | null => useWorkspace(({ offer }) => offer.record?.details ?? null)
