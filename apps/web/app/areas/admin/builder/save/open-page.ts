import type { AppliedChange, LandingPage, Media } from '@naikkelas/contract/pages'
import { type Change, type PageDocument, rebase } from '@naikkelas/page'
import { heldSentence } from '../model/held-words.ts'
import { type BuilderStore, createBuilderStore } from '../model/builder-store.ts'
import { whoWords } from '../model/who-words.ts'
import { createPresence, type Presence } from '../model/presence.ts'
import { keptDetails } from './kept-details.ts'
import { remembered } from './others-work.ts'
import { pageApi } from './page-api.ts'
import { readyDetails } from './ready-details.ts'
import { savedPage } from './saved-page.ts'
import { createSaver } from './saver.ts'
import type { SaveApi, Saver, ShadowWriter } from './saver-types.ts'
import {
  createShadowWriter,
  noShadow,
  openShadows,
  type ShadowPage,
  tabsWithChanges,
  takeOverChanges,
} from './shadow.ts'
import { forGoneTab, holdTab, type Tab } from './tab.ts'

interface Detail {
  page: LandingPage
  document: PageDocument
  media: Media[]
}

interface OpenedPage {
  store: BuilderStore
  saver: Saver
  presence: Presence
  /** How many changes of an earlier visit were found in this browser and are being sent. */
  recovered: number
}

/** How long an answer about what an earlier visit left is waited for before the page is shown without, in milliseconds. */
const patienceMs = 5000

/**
 * Opens a page for editing: takes over what an earlier visit of this account could not send, then starts store and
 * saver.
 */
export async function openPage(
  { page, document, media }: Detail,
  { accountId }: { accountId: string },
): Promise<OpenedPage> {
  const tab = await holdTab()
  const { changes, shadow } = await leftBehind({ accountId, pageId: page.id }, tab)
  const local = rebase(document, changes).document
  const held: { saver?: Saver } = {}
  const presence = createPresence({ tabId: tab.id, accountId })
  const store = createBuilderStore({
    page,
    document: local,
    media,
    onEdit: (operations, run) => held.saver?.add(operations, run),
    readOnlyReasonAt(place) {
      const holder = presence.holderOf(place)
      return holder && heldSentence(holder)
    },
    whoChanged: (place) => whoWords(held.saver?.lastAt(place) ?? null, accountId),
  })
  const api = pageApi(page.id, accountId)
  const saver = createSaver({
    api,
    shadow,
    page: savedPage(store, accountId),
    head: { version: page.headVersion, document },
    pending: changes,
    earlier: changes.length > 0 ? await earlierChanges(api, page.headVersion, changes) : [],
  })
  held.saver = saver
  const { typed, contested } = keptDetails({ accountId, pageId: page.id }, page)
  const details = Object.keys(typed).length
  if (details > 0)
    saver.describe(
      typed,
      readyDetails(typed, page, false).filter((name) => !contested.includes(name)),
      Object.fromEntries(contested.map((name) => [name, 'Sementara itu isian ini juga diubah di tempat lain.'])),
    )
  // What the server holds already may be among them, and it is the server that knows: all are sent again under their
  // ids, and its answer comes before the page is shown, so that no move is seen twice. Without an answer the page is
  // shown with those that still fit.
  if (changes.length > 0) await Promise.race([saver.flush(), new Promise((resolve) => setTimeout(resolve, patienceMs))])
  return {
    store,
    presence,
    saver: { ...saver, stop: () => (saver.stop(), tab.release()) },
    recovered: changes.length + details,
  }
}

/** The last changes on the server, to name who caused a conflict with what was left here. None when it does not answer. */
async function earlierChanges(api: SaveApi, headVersion: number, own: readonly Change[]): Promise<AppliedChange[]> {
  const asked = api.changesSince(Math.max(0, headVersion - remembered)).then(
    ({ changes }) => changes,
    () => [],
  )
  const answered = await Promise.race([asked, new Promise<[]>((resolve) => setTimeout(() => resolve([]), patienceMs))])
  const ownIds = new Set(own.map(({ id }) => id))
  return answered.filter(({ version, change }) => version <= headVersion && !ownIds.has(change.id))
}

async function leftBehind(page: ShadowPage, { id: to }: Tab): Promise<{ changes: Change[]; shadow: ShadowWriter }> {
  try {
    const database = await inTime(openShadows())
    let changes: Change[] = []
    for (const from of await tabsWithChanges(database, page))
      changes = (await forGoneTab(from, () => takeOverChanges(database, page, { from, to }))) ?? changes
    return { changes, shadow: createShadowWriter(database, { ...page, tabId: to, kept: changes }) }
  } catch {
    return { changes: [], shadow: noShadow }
  }
}

/** A store of the browser that does not answer must not keep the page shut. */
function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  return Promise.race([
    promise,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('The browser store does not open.')), 3000)),
  ])
}
