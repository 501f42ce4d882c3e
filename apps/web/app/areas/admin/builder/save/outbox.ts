import { type Change, isSameJson, type Operation } from '@naikkelas/page'
import { continuedOperations } from '../model/step.ts'

/** Changes that the server has not acknowledged, oldest first. Plain data: every function returns a new one. */
export interface Outbox {
  changes: readonly Change[]
  /** Ids of changes that the server may hold already, because they were sent once: their words are fixed. */
  tried: ReadonlySet<string>
  /** Run of the last change: typing on changes it instead of adding one. */
  openRun: string | null
}

/** @param changes taken over from an earlier visit, which may have sent them */
export function outboxOf(changes: readonly Change[]): Outbox {
  return { changes, tried: new Set(changes.map(({ id }) => id)), openRun: null }
}

/** Greatest number of changes in one request, the API's own limit, and of their JSON in characters. */
const most = { changes: 200, characters: 400_000 }

/** With one more act to send. */
export function withEdit(
  { changes, tried, openRun }: Outbox,
  operations: readonly Operation[],
  run: string | null,
  newId: () => string,
): Outbox {
  const last = changes.at(-1)
  const continued =
    last && run !== null && run === openRun && !tried.has(last.id)
      ? continuedOperations(last.operations, operations)
      : null
  if (!last || !continued)
    return { changes: [...changes, { id: newId(), operations: [...operations] }], tried, openRun: run }
  const [operation] = continued
  const isVoid = operation !== undefined && 'was' in operation && isSameJson(operation.value, operation.was)
  return isVoid
    ? { changes: changes.slice(0, -1), tried, openRun: null }
    : { changes: [...changes.slice(0, -1), { ...last, operations: continued }], tried, openRun: run }
}

/** The changes to send next: the oldest, as many as one request may carry; one that is too large goes alone. */
export function nextBatch(
  { changes }: Outbox,
  size: number = most.changes,
  characters: number = most.characters,
): readonly Change[] {
  let left = characters
  const end = changes.findIndex((change, index) => {
    left -= JSON.stringify(change).length
    return index > 0 && (index >= size || left < 0)
  })
  return end === -1 ? changes : changes.slice(0, end)
}

/** With a batch on its way: from now on the server may hold it. */
export function withTried({ changes, tried, openRun }: Outbox, batch: readonly Change[]): Outbox {
  return { changes, tried: new Set([...tried, ...batch.map(({ id }) => id)]), openRun }
}

/** With changes that the server said it does not hold: they may be judged and joined again. */
export function withUntried({ changes, tried }: Outbox, ids: readonly string[]): Outbox {
  const refused = new Set(ids)
  return { changes, tried: new Set([...tried].filter((id) => !refused.has(id))), openRun: null }
}

/** Without changes that hold now or never will. */
export function without({ changes, tried, openRun }: Outbox, ids: ReadonlySet<string>): Outbox {
  const left = changes.filter(({ id }) => !ids.has(id))
  return {
    changes: left,
    tried: new Set([...tried].filter((id) => !ids.has(id))),
    openRun: left.at(-1) === changes.at(-1) ? openRun : null,
  }
}
