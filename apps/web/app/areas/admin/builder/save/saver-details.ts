import type { LandingPage } from '@naikkelas/contract/pages'
import { settle } from './saver-head.ts'
import { end, sendSoon } from './saver-sending.ts'
import { change, emit, type Step } from './saver-state.ts'
import type { DetailName, UnsavedDetails } from './saver-types.ts'

/** Name, link, kind or partner were typed. */
export function described(step: Step, { typed, ready, mistakes }: UnsavedDetails): void {
  change(step, {
    details: { typed, ready, mistakes },
    waitingSince: step.state.waitingSince ?? step.event.now,
  })
  emit(step, { kind: 'keepDetails', typed })
  if (ready.length > 0) sendSoon(step)
}

export function detailsSaved(step: Step, page: LandingPage): void {
  const { typed, ready, mistakes } = step.state.details
  const isLeft = leftAfter(step)
  const left = <Value>(of: Partial<Record<DetailName, Value>>) =>
    Object.fromEntries(Object.entries(of).filter(([name]) => isLeft(name as DetailName)))
  change(step, { details: { typed: left(typed), ready: ready.filter(isLeft), mistakes: left(mistakes) } })
  emit(step, { kind: 'keepDetails', typed: step.state.details.typed })
  emit(step, { kind: 'showPage', page })
  finish(step)
}

/** What was refused stays typed. It is sent again when it was changed, or when someone asks for it. */
export function detailsRefused(step: Step, mistakes: UnsavedDetails['mistakes']): void {
  const { details } = step.state
  change(step, { details: { ...details, ready: details.ready.filter(leftAfter(step)), mistakes } })
  finish(step)
}

/** Of what was typed: what was not sent, and what was typed on since. */
function leftAfter({ state: { details, sending } }: Step) {
  const sent = sending?.details ?? {}
  return (name: DetailName) => !(name in sent) || sent[name] !== details.typed[name]
}

function finish(step: Step): void {
  change(step, { failures: 0 })
  settle(step)
  end(step, true)
}
