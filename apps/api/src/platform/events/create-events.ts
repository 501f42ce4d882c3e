import type { AppContext } from '../../app-context.ts'
import { type DomainEvents, domainEvents, type EventName } from '../../domain-events.ts'
import type { Database, Tx } from '../database/index.ts'
import type { JobQueue } from '../jobs/index.ts'
import type { AfterListener, WithinListener } from './listeners.ts'
import type { RunUnitOfWork, UnitOfWork } from './unit-of-work.ts'

interface EventsOptions {
  database: Database
  jobs: JobQueue
  /** In the order in which they run. */
  within: readonly WithinListener[]
  after: readonly AfterListener[]
  contextOf: () => AppContext
}

export interface Events {
  unitOfWork: RunUnitOfWork
  /** A unit of work on a transaction that is open already. */
  unitOfWorkIn: (tx: Tx) => UnitOfWork
}

/** Units of work whose events reach the listeners of all modules. */
export function createEvents({ database, jobs, within, after, contextOf }: EventsOptions): Events {
  function unitOfWorkIn(tx: Tx): UnitOfWork {
    const uow: UnitOfWork = {
      tx,
      async emit<Name extends EventName>(name: Name, event: DomainEvents[Name]) {
        const payload = domainEvents[name].parse(event) as DomainEvents[Name]
        for (const listener of within) if (listener.event === name) await listener.handle(contextOf(), payload, uow)
        for (const listener of after) if (listener.event === name) await jobs.enqueue(tx, listener.job, payload)
      },
    }
    return uow
  }
  return { unitOfWork: (work) => database.transaction((tx) => work(unitOfWorkIn(tx))), unitOfWorkIn }
}
