import type { HeadNews } from '@naikkelas/contract/pages'
import { backoffMs } from './backoff.ts'
import type { Failure } from './failure.ts'
import { advance, judge, settleByNews } from './saver-head.ts'
import { change, emit, isPaused, type SaverState, type Step } from './saver-state.ts'

/**
 * Requests the changes since the head: one request at a time, until the announced version is reached. A response that
 * was in flight when the announcement came may be older, and one may be lost.
 */
export function ask(step: Step): void {
  const { state } = step
  emit(step, { kind: 'askIn', ms: null })
  // Who asks while a question is on its way gets the same answer.
  if (state.asking.isUnderWay) return
  if (isPaused(state)) return endAsking(step)
  change(step, { asking: { ...state.asking, isUnderWay: true } })
  emit(step, { kind: 'fetchNews', for: 'news', since: state.head.version })
}

/** Once the news has been taken over. */
export function known(step: Step): void {
  judge(step)
  settleByNews(step)
  endAsking(step)
}

export function askingFailed(step: Step, failure: Failure): void {
  if (failure.kind === 'signIn') change(step, { needsSignIn: true })
  endAsking(step)
}

/** Applies changes pushed by the server; gaps are requested. */
export function announced(step: Step, { headVersion, changes, media }: HeadNews): void {
  const { asking, head } = step.state
  change(step, { asking: { ...asking, announced: Math.max(asking.announced, headVersion) } })
  if (isPaused(step.state) || headVersion <= head.version) return
  if (!changes || !advance(step, { headVersion, changes, media }, null)) return ask(step)
  judge(step)
  settleByNews(step)
}

export const isBehind = ({ head, asking }: SaverState) => head.version < asking.announced

function endAsking(step: Step): void {
  const { state, event } = step
  const misses = isBehind(state) ? state.asking.misses + 1 : 0
  change(step, { asking: { ...state.asking, isUnderWay: false, misses } })
  // At once the first time, since the answer was merely older; then ever later.
  if (misses > 0 && !isPaused(state))
    emit(step, { kind: 'askIn', ms: misses === 1 ? 0 : backoffMs(misses - 1, () => event.chance) })
  emit(step, { kind: 'askEnded' })
}
