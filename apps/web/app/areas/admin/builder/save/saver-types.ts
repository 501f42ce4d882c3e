import type { AppliedChange, HeadNews, LandingPage, Media } from '@naikkelas/contract/pages'
import type { Change, Operation, PageDocument } from '@naikkelas/page'
import type { StoreApi } from 'zustand/vanilla'
import type { ChangedPlace } from '../model/builder-store.ts'
import type { Conflict } from './conflict.ts'
import type { Head } from './head.ts'

export interface ChangesReply {
  headVersion: number
  accepted: string[]
  others: AppliedChange[]
  media: Media[]
}

export interface SendOptions {
  /** The request outlives the page; at most 64 KB. */
  keepalive?: boolean
  /** Called when the server asks to wait before the next try. */
  onRetryAfter?: (ms: number) => void
}

/** What a page is called, where it is and whose it is: columns beside its document. */
export type PageDetails = Pick<LandingPage, 'name' | 'kind' | 'link_landing_page' | 'partner_id'>
export type DetailName = keyof PageDetails

/** What was typed into them and the server does not have. */
export interface UnsavedDetails {
  typed: Partial<PageDetails>
  /** Those to send; the others wait for an answer about them, or for a press. */
  ready: readonly DetailName[]
  /** Why some were refused. */
  mistakes: Partial<Record<DetailName, string>>
}

/** What the saver needs of the API. Rejections are `ApiError`. */
export interface SaveApi {
  apply(baseVersion: number, changes: Change[], options?: SendOptions): Promise<ChangesReply>
  changesSince(version: number): Promise<{ headVersion: number; changes: AppliedChange[]; media: Media[] }>
  load(): Promise<{ headVersion: number; document: PageDocument; media: Media[] }>
  describe(details: Partial<PageDetails>, options?: SendOptions): Promise<LandingPage>
}

/** Where changes are kept that the server has not acknowledged. */
export interface ShadowWriter {
  /** All of them, oldest first; each call replaces the previous list. */
  write(changes: readonly Change[]): void
  /** Resolves once everything passed so far is stored, or failed. */
  written(): Promise<void>
}

/** The page in the builder, as the saver works with it. */
export interface SavedPage {
  document(): PageDocument
  /**
   * Shows a document that holds what others did. Own steps on the named fields cannot be undone any more, and neither
   * can own moves of what `foreign` operations have moved since.
   */
  takeOver(
    document: PageDocument,
    lostFields: readonly { sectionId: string | null; path: readonly string[] }[],
    foreign: readonly Operation[],
  ): void
  addMedia(media: readonly Media[]): void
  /** The server's newest version. */
  setHeadVersion(version: number): void
  /** The page's columns as the server has them now. */
  setPage(page: LandingPage): void
  /** Keeps details in the browser until the server has them; replaces those before. */
  keepDetails(typed: Partial<PageDetails>): void
  /** A sentence for the marketer. */
  notify(sentence: string): void
}

export type SaveStatus = 'saved' | 'saving' | 'failed' | 'offline'

export interface SaveState {
  status: SaveStatus
  /** The session ended: changes wait until someone signs in. */
  needsSignIn: boolean
  /** The page is edited by a newer version of the builder elsewhere. */
  needsReload: boolean
  /** To be decided, oldest first. */
  conflicts: readonly Conflict[]
  details: UnsavedDetails
  /** Whether there is something the server does not have; conflicts that are not settled count. */
  hasPending: boolean
}

export interface Saver extends StoreApi<SaveState> {
  /** An edit made here. Edits of one run of typing are sent as one change. */
  add(operations: readonly Operation[], run: string | null): void
  /** Name, link, kind and partner as they are typed: replaces what was typed before. */
  describe(typed: UnsavedDetails['typed'], ready: UnsavedDetails['ready'], mistakes?: UnsavedDetails['mistakes']): void
  /** Sends what waits, now. True when the server has everything. */
  flush(): Promise<boolean>
  /** Tries again after a sign-in, a return of the network or a press of "Coba lagi". */
  resume(): void
  /** The network went away: says so, and waits. */
  goOffline(): void
  /** Asks what others did meanwhile; edits that wait to be sent are put on top of it. */
  refresh(): Promise<void>
  /** Applies changes pushed by the server; gaps are requested. */
  receive(news: HeadNews): Promise<void>
  /** Sends what waits with a request that outlives the page. */
  sendOnLeave(): void
  /** A conflict was decided: what is left of it is dropped. */
  settleConflict(id: string): void
  headVersion(): number
  /** Who caused a conflict, as far as this tab knows: another account, or this one in another tab. */
  causedBy(conflict: Conflict): AppliedChange['actor'] | null
  /** Who last changed that place, as far as this tab knows. */
  lastAt(place: ChangedPlace): AppliedChange['actor'] | null
  /** Ends the saver. What was not sent stays in the browser. */
  stop(): void
}

export interface SaverOptions {
  api: SaveApi
  shadow: ShadowWriter
  page: SavedPage
  head: Head
  /** Changes taken over from an earlier visit, oldest first. */
  pending?: readonly Change[]
  /** The last changes that the head holds, to name who made them. @default none */
  earlier?: readonly AppliedChange[]
  newId?: () => string
  isOnline?: () => boolean
  random?: () => number
}
