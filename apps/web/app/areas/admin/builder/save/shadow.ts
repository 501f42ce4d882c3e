import type { Change } from '@naikkelas/page'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { ShadowWriter } from './saver-types.ts'

/** A page as one account edits it: another account that signs in here neither sees nor sends what lies under it. */
export interface ShadowPage {
  accountId: string
  pageId: string
}

/** One change that the server has not acknowledged, as it lies in the browser. */
interface ShadowRow extends ShadowPage {
  tabId: string
  /** Order within its tab. */
  place: number
  /** When it was made, so that the changes of two tabs come in a sensible order. */
  at: number
  change: Change
}

interface ShadowSchema extends DBSchema {
  changes: { key: [string, string, string, number]; value: ShadowRow; indexes: { page: [string, string] } }
}

export type ShadowDatabase = IDBPDatabase<ShadowSchema>

/** The browser's own store for what was not saved. @throws where the browser keeps nothing (private mode, full disk) */
export function openShadows(name = 'naikkelas-unsaved'): Promise<ShadowDatabase> {
  return openDB<ShadowSchema>(name, 2, {
    upgrade(database, from) {
      // The first format named no account: the author of these changes is unknown, so they may not be sent.
      if (from === 1) database.deleteObjectStore('changes')
      database
        .createObjectStore('changes', { keyPath: ['accountId', 'pageId', 'tabId', 'place'] })
        .createIndex('page', ['accountId', 'pageId'])
    },
    // A newer builder in another tab wants the store: what is written here is written.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })
}

/** Tabs that have unacknowledged changes of a page, the one that began first in front. */
export async function tabsWithChanges(database: ShadowDatabase, { accountId, pageId }: ShadowPage): Promise<string[]> {
  const rows = await database.getAllFromIndex('changes', 'page', [accountId, pageId])
  return [...new Set(rows.sort((left, right) => left.at - right.at).map(({ tabId }) => tabId))]
}

/**
 * Gives the changes of one tab to another, after those it has: all of them or none.
 * @returns what it has now, oldest first
 */
export async function takeOverChanges(
  database: ShadowDatabase,
  { accountId, pageId }: ShadowPage,
  { from, to }: { from: string; to: string },
): Promise<Change[]> {
  const transaction = database.transaction('changes', 'readwrite')
  const rowsOf = (tabId: string) =>
    transaction.store.getAll(
      IDBKeyRange.bound([accountId, pageId, tabId, -Infinity], [accountId, pageId, tabId, Infinity]),
    )
  const [own, taken] = await Promise.all([rowsOf(to), rowsOf(from)])
  const first = (own.at(-1)?.place ?? -1) + 1
  const moved = taken.map((row, index) => ({ ...row, tabId: to, place: first + index }))
  for (const row of moved) void transaction.store.put(row)
  for (const { place } of taken) void transaction.store.delete([accountId, pageId, from, place])
  await transaction.done
  return [...own, ...moved].map(({ change }) => change)
}

/**
 * Stores the changes of one tab. Each write updates the store with the differences only, and is committed at once: a
 * tab killed a moment later has stored it.
 * @param kept what is stored already, in order
 */
export function createShadowWriter(
  database: ShadowDatabase,
  {
    accountId,
    pageId,
    tabId,
    kept = [],
    now = Date.now,
  }: ShadowPage & { tabId: string; kept?: readonly Change[]; now?: () => number },
): ShadowWriter {
  const places = new Map(kept.map((change, place) => [change.id, { place, change }]))
  let nextPlace = kept.length
  let last: Promise<unknown> = Promise.resolve()

  return {
    write(changes) {
      const present = new Map(changes.map((change) => [change.id, change]))
      const gone = [...places].filter(([id]) => !present.has(id))
      const changed = changes.filter((change) => places.get(change.id)?.change !== change)
      if (gone.length + changed.length === 0) return
      try {
        const transaction = database.transaction('changes', 'readwrite')
        for (const [id, { place }] of gone) {
          places.delete(id)
          void transaction.store.delete([accountId, pageId, tabId, place])
        }
        for (const change of changed) {
          const place = places.get(change.id)?.place ?? nextPlace++
          places.set(change.id, { place, change })
          void transaction.store.put({ accountId, pageId, tabId, place, at: now(), change })
        }
        transaction.commit()
        last = transaction.done.catch(keepsNothing)
      } catch {
        keepsNothing()
      }
    },
    written: () => last.then(() => undefined),
  }
}

/** The server still gets everything while the tab lives; that much is all a browser without a store can give. */
function keepsNothing() {}

/** For a browser without a store. */
export const noShadow: ShadowWriter = { write: () => {}, written: () => Promise.resolve() }
