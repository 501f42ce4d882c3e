import type * as z from 'zod'
import type { AppContext } from '../../app-context.ts'
import type { DomainEvents, EventName } from '../../domain-events.ts'
import { defineJob, type JobDefinition, minutes, type RetryPolicy } from '../jobs/index.ts'
import type { UnitOfWork } from './unit-of-work.ts'

/** Runs in the transaction of the event: for what must be true as soon as the event is. */
export interface WithinListener<Name extends EventName = EventName> {
  event: Name
  handle(ctx: AppContext, event: DomainEvents[Name], uow: UnitOfWork): Promise<void>
}

/** Runs after the transaction of the event, exactly once by effect: a job whose effect and completion commit together. */
export interface AfterListener {
  event: EventName
  job: JobDefinition
}

/** An error of the handler undoes what the event is part of. */
export function within<Name extends EventName>(
  event: Name,
  handle: WithinListener<Name>['handle'],
): WithinListener<Name> {
  return { event, handle }
}

interface AfterOptions<Name extends EventName, Payload> {
  /** Of the listener, unique among those of its event. */
  name: string
  /** What it does, in Indonesian, for the admin. */
  label?: string
  /** What of the event is stored until the listener has run: no more than it needs. */
  payload: z.ZodType<Payload, DomainEvents[Name]>
  /** @default six attempts within a day */
  retry?: RetryPolicy
}

const DAY_OF_RETRIES = minutes(1, 5, 30, 180, 720)

/** A handler that keeps failing becomes a dead letter; other listeners of the event are not held up. */
export function after<Name extends EventName, Payload>(
  event: Name,
  { name, label, payload, retry = DAY_OF_RETRIES }: AfterOptions<Name, Payload>,
  handle: (ctx: AppContext, payload: Payload, uow: UnitOfWork) => Promise<void>,
): AfterListener {
  const job = defineJob<Payload>({
    name: `${event}/${name}`,
    label,
    payload,
    retry,
    handleWithin: (ctx, stored, tx) => handle(ctx, stored, ctx.unitOfWorkIn(tx)),
  })
  return { event, job }
}
