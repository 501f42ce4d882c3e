import { described, detailsRefused, detailsSaved } from './saver-details.ts'
import { announced, ask, askingFailed, isBehind, known } from './saver-asking.ts'
import { advance, keep, takePage } from './saver-head.ts'
import { edited, holds, learn, recover, saved, send, sendOnLeave } from './saver-sending.ts'
import {
  change,
  type Circumstances,
  type Effect,
  emit,
  hasWork,
  type PageFor,
  type SaverEvent,
  type SaverState,
  sendIn,
  type Step,
} from './saver-state.ts'

/** What becomes of the saver by an event, and what is to be done about it. Reads no clock, network or store. */
export function reduceSaver(
  state: SaverState,
  event: SaverEvent & Circumstances,
): { state: SaverState; effects: readonly Effect[] } {
  const step: Step = { event, state, effects: [] }
  // What is written after its end is kept by the browser all the same.
  if (!state.isStopped || event.kind === 'edited' || event.kind === 'described' || event.kind === 'conflictSettled')
    take(step, event)
  return { state: step.state, effects: step.effects }
}

function take(step: Step, event: SaverEvent): void {
  switch (event.kind) {
    case 'opened':
      keep(step)
      return sendIn(step, 0)
    case 'edited':
      return edited(step, event)
    case 'described':
      return described(step, event)
    case 'detailsSaved':
      return detailsSaved(step, event.page)
    case 'detailsRefused':
      return detailsRefused(step, event.mistakes)
    case 'sendDue':
      return send(step)
    case 'resumed':
      return resume(step)
    case 'wentOffline':
      return change(step, { status: 'offline' })
    case 'askDue':
      return ask(step)
    case 'announced':
      return announced(step, event.news)
    case 'leaving':
      return sendOnLeave(step)
    case 'conflictSettled':
      change(step, { held: step.state.held.filter(({ conflict }) => conflict.id !== event.id) })
      return keep(step)
    case 'stopped':
      change(step, { isStopped: true })
      return emit(step, { kind: 'stopped' })
    case 'saved':
      return saved(step, event.reply)
    case 'newsCame':
      if (advance(step, event.reply, event.for)) takenOver(step, event.for)
      return
    case 'pageCame':
      takePage(step, event)
      return takenOver(step, event.for)
    case 'failed':
      if (event.for === 'news') askingFailed(step, event.failure)
      else recover(step, event.failure, event.retryAfterMs)
      return
    default:
      event satisfies never
  }
}

function takenOver(step: Step, reason: PageFor): void {
  if (reason === 'news') known(step)
  else if (reason === 'refusal') learn(step)
  else holds(step)
}

function resume(step: Step): void {
  change(step, {
    isBlocked: false,
    failures: 0,
    needsSignIn: false,
    status: hasWork(step.state) ? 'saving' : 'saved',
  })
  sendIn(step, 0)
  if (isBehind(step.state)) ask(step)
}
