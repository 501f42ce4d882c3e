import { isSameJson, type Operation } from '@naikkelas/page'

/** One action in the history: its operations and their inverses. */
export interface Step {
  operations: readonly Operation[]
  /** In the order they are applied. */
  inverse: readonly Operation[]
  /** Steps of one run share it: typing on in the same field continues the step instead of adding one. */
  run: string | null
  /** Of the last edit in it, in milliseconds. */
  at: number
  /** The section to show after undo and after redo. */
  selectedBefore: string | null
  selectedAfter: string | null
  /** All of them, where several were selected. */
  severalBefore?: readonly string[]
  severalAfter?: readonly string[]
}

/** A pause after which typing on is a new step, in milliseconds. */
const runPauseMs = 2000

/**
 * One step of two that belong to one run: it leads from before the first to after the second. Null when they do not
 * belong together.
 */
export function continuedStep(open: Step | undefined, next: Step): Step | null {
  if (!open || open.run === null || open.run !== next.run || next.at - open.at > runPauseMs) return null
  const operations = continuedOperations(open.operations, next.operations)
  if (!operations) return null
  const { severalBefore: _, ...rest } = next
  return {
    ...rest,
    operations,
    inverse: operations.map(swapped).reverse(),
    selectedBefore: open.selectedBefore,
    ...(open.severalBefore ? { severalBefore: open.severalBefore } : {}),
  }
}

/** The operations of two edits of one value as one edit, or null when they are not of one value. */
export function continuedOperations(first: readonly Operation[], second: readonly Operation[]): Operation[] | null {
  const [from, to] = [first[0], second[0]]
  if (!from || !to || first.length !== 1 || second.length !== 1) return null
  if (from.kind === 'changeField' && to.kind === 'changeField') {
    return from.sectionId === to.sectionId && isSameJson(from.path, to.path) && isSameJson(from.value, to.was)
      ? [{ ...to, was: from.was }]
      : null
  }
  if (
    !isPartial(from) ||
    !isPartial(to) ||
    from.kind !== to.kind ||
    !isSameJson(Object.keys(from.value), Object.keys(to.value))
  )
    return null
  if (from.kind === 'changeSettings' && (to.kind !== 'changeSettings' || from.sectionId !== to.sectionId)) return null
  return [{ ...to, was: from.was } as Operation]
}

type PartialChange = Extract<
  Operation,
  { kind: 'changeSettings' | 'changeOffer' | 'changeTheme' | 'changeSeo' | 'changeLinkWords' }
>

function isPartial(operation: Operation): operation is PartialChange {
  return ['changeSettings', 'changeOffer', 'changeTheme', 'changeSeo', 'changeLinkWords'].includes(operation.kind)
}

/** The inverse of a change of a value. */
function swapped(operation: Operation): Operation {
  if (!('was' in operation)) throw new Error(`${operation.kind} does not replace a value.`)
  return { ...operation, value: operation.was, was: operation.value } as Operation
}

/** Whether an operation writes to that field: such steps cannot be undone once another person's value is stored there. */
export function touchesField(operation: Operation, sectionId: string | null, path: readonly string[]): boolean {
  if (operation.kind === 'changeField') return operation.sectionId === sectionId && isSameJson(operation.path, path)
  if (!isPartial(operation)) return false
  const [root, key] = path
  const roots: Record<PartialChange['kind'], string> = {
    changeSettings: 'settings',
    changeOffer: 'offer',
    changeTheme: 'theme',
    changeSeo: 'seo',
    changeLinkWords: 'linkWords',
  }
  if (roots[operation.kind] !== root || key === undefined) return false
  return (
    Object.hasOwn(operation.value, key) && (operation.kind !== 'changeSettings' || operation.sectionId === sectionId)
  )
}
