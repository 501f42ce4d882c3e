import {
  type PublicationAction,
  type PublicationResult,
  type PublicationState,
  type PublishedRecord,
} from '@naikkelas/contract/content'
import { uuidv7 } from 'uuidv7'
import type { AdminContext, AppContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import type { StoredRecord } from '../../../platform/database/published-table.ts'
import { pageByPlace, type TimePlace, timePlaceOf } from './pages-by-time.rules.ts'
import { blockerOf, stateAfter } from './publication.rules.ts'
import { existing, type FieldOfConstraint, writing } from './refusals.ts'

interface Written<Value> {
  id: string
  value: Value
  actorId: string | null
  at: Date
}

interface Table<Value, Stored> {
  find: (queries: Queries, id: string) => Promise<Stored | undefined>
  lock: (tx: Tx, id: string) => Promise<Stored | undefined>
  insert: (queries: Queries, written: Written<Value>) => Promise<void>
  replace: (queries: Queries, written: Written<Value>) => Promise<void>
  changeState: (
    queries: Queries,
    change: { id: string; state: PublicationState; actorId: string; at: Date },
  ) => Promise<void>
}

interface PublishedKind<Value extends { title: string }, Stored extends StoredRecord<Value>, Facts extends object> {
  table: Table<Value, Stored>
  /** Whether visitors see it. */
  isShown: (stored: Stored, now: Date) => boolean
  /** What the back office is shown besides. */
  facts?: (stored: Stored, now: Date) => Facts
  /** Why it cannot be published; null if it can. */
  unfinished: (stored: Stored, now: Date) => string | null
  /** Why it can neither change nor be taken back any more; null if it can. @default it always can */
  fixed?: (stored: Stored, now: Date) => string | null
  /** Why one more cannot be in use, asked before it comes back from the archive; null if it can. @default it always can */
  whyFull?: (tx: Tx, stored: Stored) => Promise<string | null>
  /** What is stored of a value that replaces another. @default the value @throws AppError `invalid_input` */
  replacing?: (value: Value, before: Stored, now: Date) => Value
  /** Fields behind constraints. */
  fieldOf?: FieldOfConstraint
}

interface Asked {
  after?: string | undefined
  before?: string | undefined
}

interface Placed {
  from: TimePlace | undefined
  isBackwards: boolean
  limit: number
}

/** A page of a list that is asked for by place. `read` is asked for one more than a page has. */
export async function pageOf<Found extends { number: number }>(
  { after, before }: Asked,
  perPage: number,
  read: (placed: Placed) => Promise<Found[]>,
  atOf: (found: Found) => Date | number,
) {
  const place = before ?? after
  const found = await read({
    from: place === undefined ? undefined : timePlaceOf(place),
    isBackwards: before !== undefined,
    limit: perPage + 1,
  })
  const placed = found.map((one) => ({ at: atOf(one), number: one.number, one }))
  const { items, next, previous } = pageByPlace({ found: placed, perPage, after, before })
  return { items: items.map(({ one }) => one), next, previous }
}

/** What the back office does with records of one kind, whatever they say. */
export function publishedRecords<
  Value extends { title: string },
  Stored extends StoredRecord<Value>,
  Facts extends object = Record<never, never>,
>({
  table,
  isShown,
  facts,
  unfinished,
  fixed = () => null,
  whyFull = () => Promise.resolve(null),
  replacing = (value) => value,
  fieldOf = {},
}: PublishedKind<Value, Stored, Facts>) {
  type View = PublishedRecord<Value> & Facts

  const view = (stored: Stored, now: Date): View => {
    const { id, number, version, state, value, updatedAt, changedBy } = stored
    const common = { id, number, version, state, value, changedBy, updatedAt: updatedAt.toISOString() }
    return { ...common, isShown: isShown(stored, now), ...(facts?.(stored, now) ?? ({} as Facts)) }
  }

  const refusalOf = (stored: Stored, action: PublicationAction, now: Date) => {
    const blocker = blockerOf(stored.state, action)
    if (blocker !== null || action === 'restore') return blocker
    return action === 'publish' ? unfinished(stored, now) : fixed(stored, now)
  }

  return {
    view,

    get: async ({ database, clock }: AppContext, id: string): Promise<View> =>
      view(existing(await table.find(database.queries, id)), clock.now()),

    create: (ctx: AdminContext, value: Value): Promise<View> => {
      const id = uuidv7()
      const at = ctx.clock.now()
      return ctx.database.transaction(async (tx) => {
        await writing(fieldOf, () => table.insert(tx, { id, value, actorId: ctx.actor.id, at }))
        return view(existing(await table.find(tx, id)), at)
      })
    },

    /** @throws AppError `content_changed` with both values when another admin changed it first */
    update: (
      ctx: AdminContext,
      { id, value, version }: { id: string; value: Value; version: number },
    ): Promise<View> => {
      const at = ctx.clock.now()
      return ctx.database.transaction(async (tx) => {
        const before = existing(await table.lock(tx, id))
        if (before.version !== version) throw new AppError('content_changed', { mine: value, theirs: view(before, at) })
        const reason = fixed(before, at)
        if (reason !== null) throw new AppError('invalid_input', { fields: [{ path: 'value.title', message: reason }] })
        const replaced = { id, value: replacing(value, before, at), actorId: ctx.actor.id, at }
        await writing(fieldOf, () => table.replace(tx, replaced))
        return view(existing(await table.find(tx, id)), at)
      })
    },

    /** Each by itself: what cannot be done to one does not keep it from the others. */
    changeStatus: (
      ctx: AdminContext,
      { action, ids }: { action: PublicationAction; ids: readonly string[] },
    ): Promise<PublicationResult> => {
      const at = ctx.clock.now()
      return ctx.database.transaction(async (tx) => {
        const result: PublicationResult = { done: [], left: [] }
        // In one order, so that two admins do not wait for each other.
        for (const id of [...new Set(ids)].sort()) {
          const stored = await table.lock(tx, id)
          const name = stored?.value.title ?? ''
          const reason = stored
            ? (refusalOf(stored, action, at) ?? (action === 'restore' ? await whyFull(tx, stored) : null))
            : 'Ini sudah tidak ada.'
          if (reason === null) {
            await table.changeState(tx, { id, state: stateAfter(action), actorId: ctx.actor.id, at })
            result.done.push({ id, name })
          } else result.left.push({ id, name, reason })
        }
        return result
      })
    },
  }
}
