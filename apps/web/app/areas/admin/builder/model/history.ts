import { isSameJson } from '@naikkelas/page'
import { continuedStep, type Step } from './step.ts'

/** Steps that can be undone, oldest first, and redone, next one last. Plain data: every function returns a new one. */
export interface History {
  past: readonly Step[]
  future: readonly Step[]
  /** Whether the last step may still be continued by typing on. */
  isRunOpen: boolean
}

export const emptyHistory: History = { past: [], future: [], isRunOpen: false }

/** Steps kept; older ones fall off. */
const maxSteps = 500

/** With one more step; what had been undone can no longer be redone. */
export function withStep({ past, isRunOpen }: History, step: Step): History {
  const continued = isRunOpen ? continuedStep(past.at(-1), step) : null
  if (!continued) return { past: [...past, step].slice(-maxSteps), future: [], isRunOpen: step.run !== null }
  // Text that was typed and deleted again is no step: an undo without an effect would look broken.
  const isVoid = continued.operations.every(
    (operation) => 'was' in operation && isSameJson(operation.value, operation.was),
  )
  return { past: isVoid ? past.slice(0, -1) : [...past.slice(0, -1), continued], future: [], isRunOpen: !isVoid }
}

/** With the run of typing ended: the next key starts a new step. */
export function withRunEnded(history: History): History {
  return history.isRunOpen ? { ...history, isRunOpen: false } : history
}

/** The history after an undo. */
export function withUndone({ past, future }: History): History {
  const step = past.at(-1)
  return step
    ? { past: past.slice(0, -1), future: [...future, step], isRunOpen: false }
    : { past, future, isRunOpen: false }
}

/** The history after a redo. */
export function withRedone({ past, future }: History): History {
  const step = future.at(-1)
  return step
    ? { past: [...past, step], future: future.slice(0, -1), isRunOpen: false }
    : { past, future, isRunOpen: false }
}

/** Without the steps that can no longer be applied. Typing goes on in a step that stays. */
export function withoutSteps({ past, future, isRunOpen }: History, isGone: (step: Step) => boolean): History {
  const kept = past.filter((step) => !isGone(step))
  return {
    past: kept,
    future: future.filter((step) => !isGone(step)),
    isRunOpen: isRunOpen && kept.at(-1) === past.at(-1),
  }
}
