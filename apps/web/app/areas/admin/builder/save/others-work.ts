import type { AppliedChange } from '@naikkelas/contract/pages'
import type { Operation } from '@naikkelas/page'
import { touchesField } from '../model/step.ts'

/** Changes of others that are remembered to name who wrote a field. */
const remembered = 200

/** What others did, as far as this tab has heard. */
export class OthersWork {
  private changes: readonly AppliedChange[] = []
  private unshown: readonly Operation[] = []

  hear(changes: readonly AppliedChange[]): void {
    this.changes = [...this.changes, ...changes].slice(-remembered)
    this.unshown = [...this.unshown, ...changes.flatMap(({ change }) => change.operations)]
  }

  /** What has not been shown on the page yet, once. */
  takeUnshown(): readonly Operation[] {
    const { unshown } = this
    this.unshown = []
    return unshown
  }

  /** Who wrote to a field last. */
  writerOf({ sectionId, path }: { sectionId: string | null; path: readonly string[] }): AppliedChange['actor'] | null {
    const last = this.changes.findLast(({ change }) =>
      change.operations.some((operation) => touchesField(operation, sectionId, path)),
    )
    return last?.actor ?? null
  }
}
