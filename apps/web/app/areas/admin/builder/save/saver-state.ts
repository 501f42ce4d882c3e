import type { AppliedChange, HeadNews, LandingPage, Media } from '@naikkelas/contract/pages'
import type { Change, Operation, PageDocument } from '@naikkelas/page'
import type { Held } from './conflict.ts'
import type { Failure } from './failure.ts'
import type { Head } from './head.ts'
import { type Outbox, outboxOf } from './outbox.ts'
import { type OthersWork, othersWorkIn } from './others-work.ts'
import type { ChangesReply, PageDetails, SaveStatus, UnsavedDetails } from './saver-types.ts'

/** Why the server refused one change of a batch. */
export type Refusal = Extract<Failure, { kind: 'conflict' | 'refused' }>

/** Everything the saver knows. Plain data, replaced by every event. */
export interface SaverState {
  head: Head
  outbox: Outbox
  /** What waits for someone to decide, oldest first. */
  held: readonly Held[]
  others: OthersWork
  details: UnsavedDetails
  status: SaveStatus
  needsSignIn: boolean
  needsReload: boolean
  /** Trying again would give the same answer, until someone asks for it. */
  isBlocked: boolean
  isStopped: boolean
  /** What is on its way, one batch at a time; after a refusal until the news about it has come. */
  sending: { batch: readonly Change[]; refusal: Refusal | null; details?: Partial<PageDetails> } | null
  /** The greatest batch, after a larger one was refused. */
  batchSize: number | undefined
  /** How often sending failed in a row. */
  failures: number
  /** Since when something waits to be sent. */
  waitingSince: number | null
  asking: {
    isUnderWay: boolean
    /** The newest version that was announced. */
    announced: number
    /** How often an answer was older than that. */
    misses: number
  }
}

/** Why news is fetched: to know more, or to learn why a batch was refused. The reply to a batch may need the page too. */
type NewsFor = 'news' | 'refusal'
export type PageFor = NewsFor | 'reply'

export type SaverEvent =
  /** Changes of an earlier visit are to be sent. */
  | { kind: 'opened' }
  | { kind: 'edited'; operations: readonly Operation[]; run: string | null; id: string }
  /** The time has come, or someone needs the server to have everything. */
  | { kind: 'sendDue' }
  | ({ kind: 'described' } & UnsavedDetails)
  | { kind: 'resumed' }
  | { kind: 'wentOffline' }
  | { kind: 'askDue' }
  | { kind: 'announced'; news: HeadNews }
  | { kind: 'leaving' }
  | { kind: 'conflictSettled'; id: string }
  | { kind: 'stopped' }
  | { kind: 'saved'; reply: ChangesReply }
  | { kind: 'detailsSaved'; page: LandingPage }
  | { kind: 'detailsRefused'; mistakes: UnsavedDetails['mistakes'] }
  | { kind: 'newsCame'; for: NewsFor; reply: { headVersion: number; changes: AppliedChange[]; media: Media[] } }
  | {
      kind: 'pageCame'
      for: PageFor
      holding: readonly string[]
      reply: { headVersion: number; document: PageDocument; media: Media[] }
    }
  | { kind: 'failed'; for: PageFor | 'details'; failure: Failure; retryAfterMs?: number | undefined }

/** What an event meets: read when it happens, so that the reducer itself reads nothing. */
export interface Circumstances {
  /** The page on the screen, own changes included. */
  local: PageDocument
  now: number
  isOnline: boolean
  /** Between 0 and 1: spreads tries of many tabs. */
  chance: number
}

export type Effect =
  /** What waits, oldest first, is to be kept by the browser. */
  | { kind: 'keep'; changes: readonly Change[] }
  /** Once the browser has everything, so that it is not lost with the tab. */
  | { kind: 'send'; changes: readonly Change[] }
  /** With a request that outlives the page; its answer is not waited for. */
  | { kind: 'sendOnLeave'; changes: readonly Change[] }
  | { kind: 'keepDetails'; typed: Partial<PageDetails> }
  | { kind: 'sendDetails'; details: Partial<PageDetails>; isLeaving: boolean }
  | { kind: 'showPage'; page: LandingPage }
  | { kind: 'fetchNews'; for: NewsFor; since: number }
  | { kind: 'fetchPage'; for: PageFor; holding: readonly string[] }
  | {
      kind: 'takeOver'
      document: PageDocument
      lostFields: readonly { sectionId: string | null; path: readonly string[] }[]
      foreign: readonly Operation[]
    }
  /** To a version of the server, with the media that it names. */
  | { kind: 'headMoved'; version: number; media: readonly Media[] }
  | { kind: 'notify'; sentence: string }
  /** Replaces the time that was set before; null for never. */
  | { kind: 'sendIn'; ms: number | null }
  | { kind: 'askIn'; ms: number | null }
  /** A try to send came to its end. */
  | { kind: 'sendEnded'; isDone: boolean }
  | { kind: 'askEnded' }
  | { kind: 'stopped' }

/** An event being handled: what has become of the state so far, and what is to be done. */
export interface Step {
  readonly event: Circumstances
  state: SaverState
  readonly effects: Effect[]
}

export function change(step: Step, part: Partial<SaverState>): void {
  step.state = { ...step.state, ...part }
}

export function emit(step: Step, effect: Effect): void {
  step.effects.push(effect)
}

/** Sets when something is sent next; null for never. */
export const sendIn = (step: Step, ms: number | null) => emit(step, { kind: 'sendIn', ms })

/** @param earlier changes that the head holds, to name who made them */
export function savedState(head: Head, pending: readonly Change[], earlier: readonly AppliedChange[] = []): SaverState {
  return {
    head,
    outbox: outboxOf(pending),
    held: [],
    others: othersWorkIn(earlier),
    details: { typed: {}, ready: [], mistakes: {} },
    status: pending.length > 0 ? 'saving' : 'saved',
    needsSignIn: false,
    needsReload: false,
    isBlocked: false,
    isStopped: false,
    sending: null,
    batchSize: undefined,
    failures: 0,
    waitingSince: null,
    asking: { isUnderWay: false, announced: 0, misses: 0 },
  }
}

/** Whether it waits for the user: then nothing is requested. */
export const isPaused = ({ isStopped, isBlocked, needsSignIn, needsReload }: SaverState) =>
  isStopped || isBlocked || needsSignIn || needsReload

/** Whether there is something to send. */
export const hasWork = ({ outbox, details }: SaverState) => outbox.changes.length > 0 || details.ready.length > 0

/** Everything the server has not acknowledged, oldest first. */
export const waitingIn = ({ held, outbox }: SaverState): readonly Change[] => [
  ...held.flatMap(({ changes }) => changes),
  ...outbox.changes,
]
