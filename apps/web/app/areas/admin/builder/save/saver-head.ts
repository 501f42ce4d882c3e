import type { AppliedChange, Media } from '@naikkelas/contract/pages'
import { isSameJson, rebase } from '@naikkelas/page'
import { fieldsOf, heldWith } from './conflict.ts'
import { type Head, headAfter } from './head.ts'
import { without } from './outbox.ts'
import { withNews } from './others-work.ts'
import {
  change,
  emit,
  hasWork,
  isPaused,
  type PageFor,
  type SaverEvent,
  sendIn,
  type Step,
  waitingIn,
} from './saver-state.ts'

export function keep(step: Step): void {
  emit(step, { kind: 'keep', changes: waitingIn(step.state) })
}

/** Whether everything is saved. */
export function settle(step: Step): void {
  change(step, { status: hasWork(step.state) ? 'saving' : 'saved' })
}

interface News {
  headVersion: number
  changes: readonly AppliedChange[]
  media: readonly Media[]
}

/**
 * Takes over what happened since the head.
 * @param accepted those of ours that the server holds; @default those that the news names
 * @param reason for whom the page is fetched when the news does not follow the head; null to leave it
 * @returns false when it did not
 */
export function advance(
  step: Step,
  { headVersion, changes, media }: News,
  reason: PageFor | null,
  accepted?: readonly string[],
): boolean {
  const { head, outbox } = step.state
  const holding = accepted ?? changes.map(({ change: { id } }) => id)
  // What is known to be in the head has left the outbox.
  const own = accepted ? outbox.changes.filter(({ id }) => accepted.includes(id)) : []
  const next = headAfter(head, { headVersion, others: changes, accepted: own })
  if (next || reason) recordOthers(step, changes)
  if (next) moveTo(step, next, holding, media)
  else if (reason) emit(step, { kind: 'fetchPage', for: reason, holding })
  return next !== null
}

export function takePage(step: Step, { reply, holding }: Extract<SaverEvent, { kind: 'pageCame' }>): void {
  const { headVersion, document, media } = reply
  const { head } = step.state
  // Something newer may have arrived while this was on its way.
  moveTo(step, headVersion < head.version ? head : { version: headVersion, document }, holding, media)
}

/** Takes a newer head over, without the changes of ours that it holds. To be judged afterwards. */
function moveTo(step: Step, head: Head, holding: readonly string[], media: readonly Media[]): void {
  change(step, { head, outbox: without(step.state.outbox, new Set(holding)) })
  emit(step, { kind: 'headMoved', version: head.version, media })
}

/** Records the changes of other people that this tab does not have yet. */
function recordOthers(step: Step, changes: readonly AppliedChange[]): void {
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
  emit(step, { kind: 'takeOver', document, lostFields, foreign: others.unshown })
}

/** After a push: changes missing from a response may be known now, and then nothing is left that could fail. */
export function settleByNews(step: Step): void {
  const { status, sending } = step.state
  if (sending || isPaused(step.state) || status === 'saved') return
  const hasAll = !hasWork(step.state)
  if (hasAll) {
    change(step, { failures: 0 })
    sendIn(step, null)
  }
  if (hasAll || status === 'saving') settle(step)
}
