import type { OutputFor } from '@naikkelas/contract'
import { type LibraryItem, listMedia } from '@naikkelas/contract/pages'
import { useCallback, useEffect, useRef, useState } from 'react'
import { messageOf } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { type LibraryFilters, libraryQuery } from './library-filters.ts'

export type LibraryPage = OutputFor<typeof listMedia>

export interface Library {
  items: readonly LibraryItem[]
  total: number
  totalBytes: number
  hasMore: boolean
  state: 'loading' | 'ready' | 'failed'
  /** Why it failed. */
  message: string
  loadMore: () => void
  /** Reads again what is in sight. */
  refresh: () => void
  /** Shows a change at once. */
  patch: (item: LibraryItem) => void
}

const nothing: LibraryPage = { items: [], total: 0, totalBytes: 0, nextCursor: null }
const pendingPauseMs = 2_500
const pendingTries = 24

/** What the library holds by some filters, read page by page. @param first what the server has read already */
export function useLibrary(filters: LibraryFilters, first?: LibraryPage): Library {
  const key = JSON.stringify(libraryQuery(filters))
  const [page, setPage] = useState(first ?? nothing)
  const [state, setState] = useState<Library['state']>(first ? 'ready' : 'loading')
  const [message, setMessage] = useState('')
  const readKey = useRef(first ? key : null)
  const underWay = useRef<AbortController | null>(null)

  const read = useCallback(
    async ({ cursor, limit, isQuiet }: { cursor?: string; limit?: number; isQuiet?: boolean }) => {
      underWay.current?.abort()
      const controller = new AbortController()
      underWay.current = controller
      if (isQuiet !== true) setState('loading')
      try {
        const query = { ...(JSON.parse(key) as ReturnType<typeof libraryQuery>), limit: limit ?? 48 }
        const read = await call(
          listMedia,
          { query: cursor === undefined ? query : { ...query, cursor } },
          { signal: controller.signal },
        )
        setPage((present) => (cursor === undefined ? read : { ...read, items: joined(present.items, read.items) }))
        setState('ready')
      } catch (error) {
        if (controller.signal.aborted) return
        setMessage(messageOf(error))
        setState('failed')
      }
    },
    [key],
  )

  useEffect(() => {
    if (readKey.current === key) return
    readKey.current = key
    void read({})
  }, [key, read])
  useEffect(() => () => underWay.current?.abort(), [])

  const count = page.items.length
  const refresh = useCallback(
    () => void read({ limit: Math.min(100, Math.max(48, count)), isQuiet: true }),
    [read, count],
  )
  useWhilePending(page.items, refresh)
  return {
    items: page.items,
    total: page.total,
    totalBytes: page.totalBytes,
    hasMore: page.nextCursor !== null,
    state,
    message,
    loadMore: () => {
      if (page.nextCursor !== null && state === 'ready') void read({ cursor: page.nextCursor, isQuiet: true })
    },
    refresh,
    patch: (item) =>
      setPage((present) => ({ ...present, items: present.items.map((one) => (one.id === item.id ? item : one)) })),
  }
}

/** Asks again while a picture in sight is still being made smaller, and gives up after a minute. */
function useWhilePending(items: readonly LibraryItem[], refresh: () => void) {
  const tries = useRef(0)
  const isPending = items.some(({ kind, widths }) => kind === 'image' && widths.length === 0)
  useEffect(() => {
    if (!isPending) {
      tries.current = 0
      return
    }
    if (tries.current >= pendingTries) return
    tries.current += 1
    const timer = setTimeout(refresh, pendingPauseMs)
    return () => clearTimeout(timer)
  }, [isPending, items, refresh])
}

/** Something that moved meanwhile may come a second time. */
function joined(present: readonly LibraryItem[], more: readonly LibraryItem[]): LibraryItem[] {
  const known = new Set(present.map(({ id }) => id))
  return [...present, ...more.filter(({ id }) => !known.has(id))]
}
