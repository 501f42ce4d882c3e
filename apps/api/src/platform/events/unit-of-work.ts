import type { DomainEvents, EventName } from '../../domain-events.ts'
import type { Tx } from '../database/index.ts'

/** One transaction and the events that happen in it: all of it commits together, or nothing does. */
export interface UnitOfWork {
  tx: Tx
  /**
   * Says that something happened. Listeners `within` run at once in this transaction, and an error of theirs undoes it;
   * listeners `after` are stored with it as jobs and run once it has committed.
   */
  emit: <Name extends EventName>(name: Name, event: DomainEvents[Name]) => Promise<void>
}

export type RunUnitOfWork = <Result>(work: (uow: UnitOfWork) => Promise<Result>) => Promise<Result>
