import type { AppliedChange, Media } from '@naikkelas/contract/pages'
import { isSameJson, rebase } from '@naikkelas/page'
import { fieldsOf, heldWith } from './conflict.ts'
import { type Head, headAfter } from './head.ts'
import { without } from './outbox.ts'
import { withNews } from './others-work.ts'
import type { ChangesReply } from './saver-types.ts'
import { change, isPaused, type PageFor, type SaverEvent, type Step, waitingIn } from './saver-state.ts'

export function keep(step: Step): void {
  step.effects.push({ kind: 'keep', changes: waitingIn(step.state) })
}

/** Whether everything is saved. */
export function settle(step: Step): void {
  change(step, { status: step.state.outbox.changes.length > 0 ? 'saving' : 'saved' })
}

/** Takes an answer over. False when the page has to be fetched first. */
export function absorb(step: Step, { headVersion, others, accepted, media }: ChangesReply): boolean {
  const holding = new Set(accepted)
  // What is known to be in the head has left the outbox.
  const own = step.state.outbox.changes.filter(({ id }) => holding.has(id))
  hear(step, others)
  const next = headAfter(step.state.head, { headVersion, others, accepted: own })
  return moveOrFetch(step, next, { holding, media, for: 'reply' })
}

/** Takes over what happened since the head, our own included. False when the page has to be fetched first. */
export function catchUp(step: Step, { reply, for: reason }: Extract<SaverEvent, { kind: 'newsCame' }>): boolean {
  const { headVersion, changes, media } = reply
  hear(step, changes)
  const next = headAfter(step.state.head, { headVersion, others: changes, accepted: [] })
  return moveOrFetch(step, next, { holding: new Set(changes.map(({ change: { id } }) => id)), media, for: reason })
}

/** Takes over news that was pushed. False when it does not follow the head: then it has to be asked for. */
export function takeNews(step: Step, headVersion: number, changes: readonly AppliedChange[], media: readonly Media[]) {
  const next = headAfter(step.state.head, { headVersion, others: changes, accepted: [] })
  if (!next) return false
  hear(step, changes)
  moveTo(step, next, new Set(changes.map(({ change: { id } }) => id)), media)
  return true
}

export function takePage(step: Step, { reply, holding }: Extract<SaverEvent, { kind: 'pageCame' }>): void {
  const { headVersion, document, media } = reply
  const { head } = step.state
  // Something newer may have arrived while this was on its way.
  moveTo(step, headVersion < head.version ? head : { version: headVersion, document }, new Set(holding), media)
}

function moveOrFetch(
  step: Step,
  next: Head | null,
  { holding, media, for: reason }: { holding: ReadonlySet<string>; media: readonly Media[]; for: PageFor },
): boolean {
  if (next) moveTo(step, next, holding, media)
  else step.effects.push({ kind: 'fetchPage', for: reason, holding: [...holding] })
  return next !== null
}

/** Takes a newer head over, without the changes of ours that it holds. To be judged afterwards. */
function moveTo(step: Step, head: Head, holding: ReadonlySet<string>, media: readonly Media[]): void {
  change(step, { head, outbox: without(step.state.outbox, holding) })
  if (media.length > 0) step.effects.push({ kind: 'addMedia', media })
  step.effects.push({ kind: 'setHeadVersion', version: head.version })
}

/** Of news, what is news here and not one's own. */
function hear(step: Step, changes: readonly AppliedChange[]): void {
  const { outbox, head, others } = step.state
  const own = new Set(outbox.changes.map(({ id }) => id))
  const news = changes.filter((one) => one.version > head.version && !own.has(one.change.id))
  change(step, { others: withNews(others, news) })
}

/**
 * Puts what waits on the head. What does not fit is held back for someone to decide; whether a change fits that the
 * server may hold already is for the server to say.
 */
export function judge(step: Step): void {
  const { local } = step.event
  const { head, outbox, held: before, others } = step.state
  const { document, lost } = rebase(head.document, outbox.changes)
  const judged = lost.filter((one) => !outbox.tried.has(one.change.id))
  const held = heldWith(before, judged, { local, present: document })
  change(step, {
    held,
    outbox: without(outbox, new Set(judged.map((one) => one.change.id))),
    others: { ...others, unshown: [] },
  })
  keep(step)
  if (isSameJson(local, document)) return
  const lostFields = fieldsOf(held.filter((one) => !before.includes(one)))
  step.effects.push({ kind: 'takeOver', document, lostFields, foreign: others.unshown })
}

/** After a push: changes missing from a response may be known now, and then nothing is left that could fail. */
export function settleByNews(step: Step): void {
  const { status, sending, outbox } = step.state
  if (sending || isPaused(step.state) || status === 'saved') return
  const hasAll = outbox.changes.length === 0
  if (hasAll) {
    change(step, { failures: 0 })
    step.effects.push({ kind: 'sendIn', ms: null })
  }
  if (hasAll || status === 'saving') settle(step)
}
