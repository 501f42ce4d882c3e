import { type Change, isSameJson, type PageDocument } from '@naikkelas/page'
import { type SaverEvent, type SaverState, waitingIn } from '../saver-state.ts'
import type { ModelServer } from './model-server.ts'
import { type Account, accounts, isMoot } from './saver-happenings.ts'

/** What the saver promises, checked while things happen. */
export class SaverPromises {
  /** Who made a change, and under whose session the server stored it. */
  readonly author = new Map<string, Account>()
  readonly storedAs = new Map<string, Account>()
  /** Changes that a conflict was about, or that had nothing left to change: their place in the order is free. */
  readonly contested = new Set<string>()
  private readonly server: ModelServer

  constructor(server: ModelServer) {
    this.server = server
  }

  /** What waits is kept, and what no longer waits is stored, was resolved in a dialog, or has nothing left to change. */
  checkWaiting(
    event: SaverEvent,
    {
      earlier,
      now,
      kept,
      local,
    }: { earlier: SaverState; now: SaverState; kept: readonly Change[]; local: PageDocument },
  ): void {
    const before = waitingIn(earlier)
    const waiting = waitingIn(now)
    const ids = new Set(waiting.map(({ id }) => id))
    const keptIds = kept.map(({ id }) => id)
    if (!isSameJson([...ids].sort(), keptIds.sort()))
      throw new Error(`${event.kind}: the browser keeps ${keptIds.join()}`)
    for (const { id, operations } of before) {
      if (ids.has(id) || this.storedAs.has(id)) continue
      if (event.kind === 'conflictSettled') continue
      // Typed and deleted again, before it was sent.
      if (event.kind === 'edited' && !earlier.outbox.tried.has(id) && before.at(-1)?.id === id) continue
      if (!operations.every((operation) => isMoot(operation, local, now.head.document)))
        throw new Error(`${event.kind}: ${id} was dropped without a word`)
      this.contested.add(id)
    }
  }

  /** Words that the server holds under an id are not sent otherwise under the same. */
  checkSent(changes: readonly Change[]): void {
    for (const change of changes) {
      const stored = this.server.log.find((one) => one.change.id === change.id)
      if (stored && !isSameJson(stored.change, change)) throw new Error(`${change.id} was sent with other words`)
    }
  }

  checkLog(): void {
    const ids = this.server.log.map(({ change }) => change.id)
    if (new Set(ids).size < ids.length) throw new Error('A change is stored twice')
    for (const [id, account] of this.storedAs)
      if (this.author.get(id) !== account) throw new Error(`${id} of ${this.author.get(id)} is stored as of ${account}`)
    for (const account of accounts) {
      const places = ids
        .filter((id) => this.author.get(id) === account && !this.contested.has(id))
        .map((id) => Number(id.slice('edit-'.length)))
      if (
        !isSameJson(
          places,
          places.toSorted((left, right) => left - right),
        )
      )
        throw new Error(`The changes of ${account} are stored in the order ${places.join()}`)
    }
  }
}
