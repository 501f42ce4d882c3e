import { announced, ask, askingFailed, isBehind, known } from './saver-asking.ts'
import { catchUp, keep, takePage } from './saver-head.ts'
import { edited, holds, learn, recover, saved, send, sendOnLeave } from './saver-sending.ts'
import {
  change,
  type Circumstances,
  type Effect,
  type PageFor,
  type SaverEvent,
  type SaverState,
  type Step,
} from './saver-state.ts'

/** What becomes of the saver by an event, and what is to be done about it. Reads no clock, network or store. */
export function reduceSaver(
  state: SaverState,
  event: SaverEvent & Circumstances,
): { state: SaverState; effects: readonly Effect[] } {
  const step: Step = { event, state, effects: [] }
  // What is written after its end is kept by the browser all the same.
  if (!state.isStopped || event.kind === 'edited' || event.kind === 'conflictSettled') take(step, event)
  else if (event.kind === 'sendDue') step.effects.push({ kind: 'sendEnded', isDone: false })
  else if (event.kind === 'askDue') step.effects.push({ kind: 'askEnded' })
  return { state: step.state, effects: step.effects }
}

function take(step: Step, event: SaverEvent): void {
  switch (event.kind) {
    case 'opened':
      keep(step)
      step.effects.push({ kind: 'sendIn', ms: 0 })
      return
    case 'edited':
      return edited(step, event)
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
      return stop(step)
    case 'saved':
      return saved(step, event.reply)
    case 'saveFailed':
      return recover(step, event.failure, event.retryAfterMs)
    case 'newsCame':
      if (catchUp(step, event)) takenOver(step, event.for)
      return
    case 'pageCame':
      takePage(step, event)
      return takenOver(step, event.for)
    case 'newsFailed':
    case 'pageFailed':
      if (event.for === 'news') askingFailed(step, event.failure)
      else recover(step, event.failure)
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
    status: step.state.outbox.changes.length > 0 ? 'saving' : 'saved',
  })
  step.effects.push({ kind: 'sendIn', ms: 0 })
  if (isBehind(step.state)) ask(step)
}

function stop(step: Step): void {
  change(step, { isStopped: true })
  step.effects.push({ kind: 'sendIn', ms: null })
  step.effects.push({ kind: 'askIn', ms: null })
  step.effects.push({ kind: 'sendEnded', isDone: false })
  step.effects.push({ kind: 'askEnded' })
}
