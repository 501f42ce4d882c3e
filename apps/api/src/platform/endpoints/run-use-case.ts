import { AppError } from '../../errors/app-error.ts'
import { type AuditedPerson, recordChange } from '../audit/index.ts'
import { hookedDatabase, joinedDatabase } from '../database/request-database.ts'
import type { Tx } from '../database/index.ts'
import type { KeyedRun } from '../idempotency/index.ts'
import type { Session } from '../realms/session.ts'
import type { AppContext } from '../../app-context.ts'
import { auditedRecord } from './audited-record.rules.ts'
import type { BoundEndpoint } from './bind.ts'
import type { ActorContext, RequestContext } from './request-context.ts'

export interface Call {
  endpoint: BoundEndpoint
  input: unknown
  params: Record<string, string>
  request: RequestContext
  session: Session | null
}

/**
 * Runs the use case of an endpoint: its record is loaded and asked for, and what a signed-in account changes is written
 * together with its audit entry. What runs for an idempotency key keeps its answer in the transaction of the change; where
 * the use case commits more than one transaction, the first notes that the key must not run again.
 */
export function runUseCase(call: Call, keyed?: KeyedRun): Promise<Response> {
  const { endpoint, session } = call
  if (!session || endpoint.method === 'GET') return answerOf(call, contextOf(call, call.request.app))
  return endpoint.transaction === 'own'
    ? inOwnTransactions(call, session, keyed)
    : inOneTransaction(call, session, keyed)
}

async function answerOf(call: Call, ctx: AppContext): Promise<Response> {
  await loadRecord(call, ctx)
  const result = await call.endpoint.run(call.input, ctx, call.request)
  const { inView } = call.endpoint
  return replyOf(call, call.session?.view && typeof inView === 'function' ? inView(result) : result)
}

/** Everything in one transaction: record, use case, audit entry and reply. Signals are sent once it is committed. */
async function inOneTransaction(call: Call, session: Session, keyed?: KeyedRun): Promise<Response> {
  const { app } = call.request
  let signals: (() => Promise<void>)[] = []
  const response = await app.database.transaction(async (tx) => {
    // The work may run more than once.
    signals = []
    const send: AppContext['signals']['send'] = async (name, signal) =>
      void signals.push(() => app.signals.send(name, signal))
    const ctx = contextOf(
      call,
      onDatabase({ ...app, signals: { ...app.signals, send } }, joinedDatabase(app.database, tx)),
    )
    const before = await loadRecord(call, ctx)
    const result = await call.endpoint.run(call.input, ctx, call.request)
    await writeEntry(call, session, tx, { before, reply: result })
    const reply = replyOf(call, result)
    await keyed?.complete(tx, reply)
    return reply
  })
  for (const send of signals) await send()
  return response
}

/**
 * For use cases that draw, hash, wait for a file or change several things one after the other: they open their
 * transactions by themselves, and the audit entry is written in the first that commits.
 */
async function inOwnTransactions(call: Call, session: Session, keyed?: KeyedRun): Promise<Response> {
  const { app } = call.request
  const before = await loadRecord(call, contextOf(call, app))
  let isWritten = false
  const write = async (tx: Tx) => {
    await writeEntry(call, session, tx, { before })
    await keyed?.changed(tx)
  }
  const database = hookedDatabase(app.database, {
    beforeCommit: async (tx) => {
      if (!isWritten) await write(tx)
    },
    afterCommit: () => (isWritten = true),
  })
  const result = await call.endpoint.run(call.input, contextOf(call, onDatabase(app, database)), call.request)
  const reply = replyOf(call, result)
  // A use case of single statements: nothing to join, so beside them.
  if (!isWritten) await app.database.transaction(write)
  await keyed?.complete(app.database.queries, reply)
  return reply
}

/** The same application with its units of work on this database. */
function onDatabase(app: AppContext, database: AppContext['database']): AppContext {
  return { ...app, database, unitOfWork: (work) => database.transaction((tx) => work(app.unitOfWorkIn(tx))) }
}

/** @throws AppError `not_found`, also for another account's record, whose existence is not disclosed */
async function loadRecord({ endpoint, input, session }: Call, ctx: AppContext): Promise<unknown> {
  if (!endpoint.record || !session) return undefined
  const record = await endpoint.record.load(input, ctx)
  if (record === undefined || record === null || endpoint.record.can?.(session.actor, record) === false)
    throw new AppError('not_found')
  return record
}

interface Change {
  before: unknown
  /** Undefined where it is not known yet. */
  reply?: unknown
}

async function writeEntry(call: Call, session: Session, tx: Tx, { before, reply }: Change): Promise<void> {
  const { endpoint, request, input, params } = call
  if (endpoint.audit === 'none') return
  const isFull = endpoint.audit === 'full'
  const { app } = request
  const isDeleted = endpoint.method === 'DELETE'
  const loaded =
    endpoint.record && !isDeleted
      ? await endpoint.record.load(input, contextOf(call, onDatabase(app, joinedDatabase(app.database, tx))))
      : undefined
  const { body: sent } = input as { body?: unknown }
  const after = isDeleted ? null : (loaded ?? reply ?? sent)
  await recordChange(app, tx, {
    realm: endpoint.realm ?? '',
    actorId: session.actor.id,
    endpoint: `${endpoint.method} ${endpoint.path}`,
    ...auditedRecord(endpoint.path, params, reply),
    before: isFull ? before : null,
    after: isFull ? after : null,
    person: isFull ? personOf(endpoint, before ?? after) : undefined,
    reason: reasonOf(sent),
  })
}

function personOf({ person }: BoundEndpoint, record: unknown): AuditedPerson | undefined {
  if (!person) return undefined
  const { of, id = (one: unknown) => (one as { id?: string } | null | undefined)?.id } = person
  const personId = id(record)
  // Nothing personal may be kept in the open because its owner is not named.
  if (personId === undefined) throw new Error('a record about a person names its id')
  return { table: of.tables, id: personId }
}

/** What forms ask for before they do something that is hard to undo. */
function reasonOf(sent: unknown): string | null {
  const { reason } = (typeof sent === 'object' && sent !== null ? sent : {}) as { reason?: unknown }
  return typeof reason === 'string' && reason !== '' ? reason : null
}

const replyOf = ({ endpoint, request }: Call, result: unknown) => endpoint.reply(result, request.replyHeaders)

function contextOf({ session }: Call, app: AppContext): AppContext {
  if (!session) return app
  const ctx: ActorContext<Session['actor']> = { ...app, actor: session.actor, sessionId: session.id }
  return ctx
}
