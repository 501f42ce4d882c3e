import { refusedConflict } from './conflict.ts'
import { backoffMs } from './backoff.ts'
import type { Failure } from './failure.ts'
import { nextBatch, withEdit, without, withTried, withUntried } from './outbox.ts'
import { advance, judge, keep, settle } from './saver-head.ts'
import {
  change,
  emit,
  hasWork,
  isPaused,
  type Refusal,
  type SaverEvent,
  type SaverState,
  sendIn,
  type Step,
} from './saver-state.ts'
import type { ChangesReply, PageDetails } from './saver-types.ts'

/** Quiet for so long before a save, in milliseconds; at the latest after three times that. */
const pauseMs = 600

/** What a request that outlives its page may carry, in characters; browsers allow 64 KB. */
const leaveCharacters = 50_000

export function edited(step: Step, { operations, run, id }: Extract<SaverEvent, { kind: 'edited' }>): void {
  const { event, state } = step
  change(step, {
    outbox: withEdit(state.outbox, operations, run, () => id),
    waitingSince: state.waitingSince ?? event.now,
  })
  keep(step)
  sendSoon(step)
}

/** After something was done that is to be sent. */
export function sendSoon(step: Step): void {
  const { state, event } = step
  if (isPaused(state)) return
  if (state.status === 'saved') change(step, { status: 'saving' })
  // After a failure the next try has its time already.
  if (state.sending || state.failures > 0) return
  const latest = (state.waitingSince ?? event.now) + 3 * pauseMs
  sendIn(step, Math.max(0, Math.min(pauseMs, latest - event.now)))
}

/** One request at a time; edits made meanwhile wait for the next. */
export function send(step: Step): void {
  const { state } = step
  if (state.sending) return
  sendIn(step, null)
  if (isPaused(state)) return end(step, false)
  if (!hasWork(state)) {
    settle(step)
    return end(step, true)
  }
  if (state.outbox.changes.length === 0) return sendDetails(step)
  const batch = nextBatch(state.outbox, state.batchSize)
  change(step, {
    waitingSince: null,
    // Offline stays offline until something arrives: a try is no news.
    status: state.status === 'offline' ? 'offline' : 'saving',
    outbox: withTried(state.outbox, batch),
    sending: { batch, refusal: null },
  })
  emit(step, { kind: 'send', changes: batch })
}

function sendDetails(step: Step): void {
  const { state } = step
  const details = readyDetails(state)
  change(step, {
    waitingSince: null,
    status: state.status === 'offline' ? 'offline' : 'saving',
    sending: { batch: [], refusal: null, details },
  })
  emit(step, { kind: 'sendDetails', details, isLeaving: false })
}

export function sendOnLeave(step: Step): void {
  const { outbox, details } = step.state
  if (isPaused(step.state)) return
  if (details.ready.length > 0) emit(step, { kind: 'sendDetails', details: readyDetails(step.state), isLeaving: true })
  const batch = nextBatch(outbox, undefined, leaveCharacters)
  if (batch.length === 0 || JSON.stringify(batch).length > leaveCharacters) return
  change(step, { outbox: withTried(outbox, batch) })
  emit(step, { kind: 'sendOnLeave', changes: batch })
}

export function saved(step: Step, { headVersion, others: changes, media, accepted }: ChangesReply): void {
  if (advance(step, { headVersion, changes, media }, 'reply', accepted)) holds(step)
}

/** Once the answer to a batch has been taken over. */
export function holds(step: Step): void {
  judge(step)
  change(step, { failures: 0, batchSize: undefined })
  settle(step)
  end(step, true)
}

export function recover(step: Step, failure: Failure, retryAfterMs?: number): void {
  const { state, event } = step
  const batch = state.sending?.batch ?? []
  change(step, { failures: state.failures + 1 })
  switch (failure.kind) {
    case 'wait':
      change(step, { status: event.isOnline ? 'failed' : 'offline' })
      sendIn(step, retryAfterMs ?? backoff(step))
      return end(step, false)
    case 'signIn':
      change(step, { status: 'failed', needsSignIn: true })
      return end(step, false)
    case 'reload':
      change(step, { status: 'failed', needsReload: true })
      return end(step, false)
    case 'blocked':
      change(step, { status: 'failed', isBlocked: true })
      emit(step, { kind: 'notify', sentence: failure.sentence })
      return end(step, false)
    case 'conflict':
    case 'refused':
      return askWhy(step, failure)
    case 'tooLarge':
      if (batch.length === 1)
        return askWhy(step, { kind: 'refused', changeId: batch[0]?.id, accepted: [], sentence: failure.sentence })
      change(step, { batchSize: Math.ceil(batch.length / 2), failures: 0 })
      settle(step)
      return end(step, true)
    default:
      return failure satisfies never
  }
}

function askWhy(step: Step, refusal: Refusal): void {
  const { sending, head } = step.state
  if (!sending) return
  change(step, { sending: { ...sending, refusal } })
  emit(step, { kind: 'fetchNews', for: 'refusal', since: head.version })
}

/** After the server refused a change of a batch: those before it hold, it and those after it do not. */
export function learn(step: Step): void {
  const { sending } = step.state
  if (!sending?.refusal) return
  const { batch, refusal } = sending
  // The news does not name what the page held already when it was opened.
  const outbox = without(step.state.outbox, new Set(refusal.accepted))
  const left = batch.filter(({ id }) => outbox.changes.some((one) => one.id === id))
  const refused = left.find(({ id }) => id === refusal.changeId) ?? left[0]
  change(step, {
    outbox: withUntried(
      outbox,
      left.map(({ id }) => id),
    ),
  })
  if (refusal.kind === 'refused' && refused)
    change(step, {
      held: [...step.state.held, { conflict: refusedConflict(refused, refusal.sentence), changes: [refused] }],
      outbox: without(step.state.outbox, new Set([refused.id])),
    })
  judge(step)
  // It fits our head and not the server's: someone is writing right now. Tried again, ever slower.
  const isStuck = refusal.kind === 'conflict' && step.state.outbox.changes.some(({ id }) => id === refused?.id)
  if (!isStuck) change(step, { failures: 0 })
  settle(step)
  end(step, !isStuck)
}

const readyDetails = ({ details: { typed, ready } }: SaverState): Partial<PageDetails> =>
  Object.fromEntries(ready.map((name) => [name, typed[name]]))

export function end(step: Step, isDone: boolean): void {
  change(step, { sending: null })
  const { status, failures } = step.state
  // What came together meanwhile: at once, unless the last try failed.
  if (status === 'saving' && hasWork(step.state) && !isPaused(step.state))
    sendIn(step, failures > 0 ? backoff(step) : 0)
  emit(step, { kind: 'sendEnded', isDone })
}

const backoff = ({ state, event }: Step) => backoffMs(state.failures, () => event.chance)
