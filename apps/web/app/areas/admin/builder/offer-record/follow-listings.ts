import { listListedRecords } from '@naikkelas/contract/pages'
import { listingsOf, type PageDocument } from '@naikkelas/page'
import type { Listing } from '@naikkelas/ui/sections/registry'
import { call } from '../../../../shared/api/call.ts'
import type { BuilderStore } from '../model/builder-store.ts'
import type { Workspace } from '../state/workspace.ts'

const refreshMs = 30_000

/** Reads what the page's lists show: when a rule changes, when the tab becomes visible, and periodically. */
export function followListings(store: BuilderStore, workspace: Workspace): () => void {
  const abort = new AbortController()
  let rules = new Map<string, string>()
  async function read(sectionId: string, listing: Listing) {
    const rule = JSON.stringify(listing)
    try {
      const query = queryOf(listing)
      const found = await call(listListedRecords, { query }, { signal: abort.signal })
      // Another rule was chosen meanwhile.
      if (rules.get(sectionId) !== rule) return
      const { records, media } = workspace.getState().listings
      if (JSON.stringify(records[sectionId]) === JSON.stringify(found.records)) return
      const others = media.filter(({ id }) => !found.media.some((one) => one.id === id))
      workspace.change('listings', {
        records: { ...records, [sectionId]: found.records },
        media: [...others, ...found.media],
      })
    } catch {
      // Without an answer what was read last is shown.
    }
  }
  function readChanged({ document }: { document: PageDocument }, isEvery = false) {
    const before = rules
    const listings = listingsOf(document)
    rules = new Map(listings.map(({ sectionId, listing }) => [sectionId, JSON.stringify(listing)]))
    for (const { sectionId, listing } of listings)
      if (isEvery || before.get(sectionId) !== rules.get(sectionId)) void read(sectionId, listing)
  }
  const readAll = () => document.visibilityState === 'visible' && readChanged(store.getState(), true)
  readChanged(store.getState())
  const stop = store.subscribe((state, before) => {
    if (state.document.sections !== before.document.sections) readChanged(state)
  })
  const timer = setInterval(readAll, refreshMs)
  window.addEventListener('focus', readAll)
  return () => {
    abort.abort()
    stop()
    clearInterval(timer)
    window.removeEventListener('focus', readAll)
  }
}

function queryOf({ by, kind, categoryId, recordIds, count }: Listing) {
  return {
    by,
    count,
    ...(kind !== '' && { kind }),
    ...(categoryId !== '' && { categoryId }),
    ...(recordIds.length > 0 && { recordIds: recordIds.join(',') }),
  }
}
