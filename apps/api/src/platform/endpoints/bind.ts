import type { InputFor, OutputFor } from '@naikkelas/contract'
import type { Admin } from '@naikkelas/contract/identity'
import type * as z from 'zod/mini'
import type { AppContext } from '../../app-context.ts'
import type { PersonTable } from '../audit/index.ts'
import type { Account, Realm } from '../realms/index.ts'
import { enveloped, envelopedUpload, type Reply, withReplyHeaders } from './replies.ts'
import type { ActorContext, RequestContext } from './request-context.ts'
import type { OriginRule } from './request-origin.ts'

interface Described {
  kind: 'json' | 'file' | 'upload' | 'stream' | 'text'
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  path: `/${string}`
  summary: string
  input: z.ZodMiniType
}
type JsonEndpoint = Described & {
  kind: 'json'
  successStatus: number
  bodyStatus: ((data: never) => number) | undefined
  output: z.ZodMiniType
  bodyBytes: number | undefined
}
type FileEndpoint = Described & { kind: 'file'; contentTypes: readonly string[] }
type UploadEndpoint = Described & { kind: 'upload'; output: z.ZodMiniType }
type StreamEndpoint = Described & { kind: 'stream' }
type TextEndpoint = Described & { kind: 'text'; output: z.ZodMiniType; bodyBytes: number }
export type DeclaredEndpoint = JsonEndpoint | FileEndpoint | UploadEndpoint | StreamEndpoint | TextEndpoint

type Awaitable<Value> = Value | Promise<Value>

interface PublicBinding<Input, Result> {
  can: 'anyone'
  /** @default our own pages */
  origin?: OriginRule
  /** Whether it also answers who looks at the site as someone: for what has nothing to do with that. @default only a GET */
  isOpenInView?: boolean
  /** Counts the request before its input is read; throws `too_many`. */
  limit?: (request: RequestContext) => Awaitable<void>
  run: (input: Input, ctx: AppContext, request: RequestContext) => Awaitable<Result>
}

interface ActorBinding<Input, Result, Actor extends Account> {
  /** Whether this account may at all; what depends on the record is asked once it is loaded. */
  can: (actor: Actor) => boolean
  /** Whether it answers an account that has to do something first: for what that is, and the own account. @default false */
  isOpenToRestricted?: boolean
  /**
   * What a GET answers a Super Admin who looks at the site as this account: `shown`, or the result without what is secret
   * or personal. @default nothing
   */
  inView?: 'shown' | ((result: Result) => Result)
  /** Counts the request before its input is read; throws `too_many`. */
  limit?: (request: RequestContext, actor: Actor) => Awaitable<void>
  record?: RecordBinding<Input, Actor>
  /**
   * `request`: everything a request changes, and the record of that change, in one transaction. `own`: for use cases that
   * draw, hash, wait for a file or for another program, or keep what was done before one of many fails.
   * @default request
   */
  transaction?: 'request' | 'own'
  /**
   * What is recorded of a change: the record before and after; `id`, for what people wrote, which must be gone when it is
   * deleted; `none`, for what changes nothing, or keeps a history of its own.
   * @default full
   */
  audit?: 'full' | 'id' | 'none'
  /**
   * Whom the record is about. Name, e-mail, number and address in it are kept sealed by a key of that person, which goes
   * with the account.
   */
  person?: PersonBinding
  run: (input: Input, ctx: ActorContext<Actor>, request: RequestContext) => Awaitable<Result>
}

interface PersonBinding {
  /** Realm of the person's account; `audit_person_keys` has a column for it. */
  of: { tables: PersonTable }
  /** @default the record's id, or that of the reply */
  id?: (record: unknown) => string | undefined
}

export interface RecordBinding<Input, Actor extends Account> {
  /** What the request is about, as it is now. Nothing there is answered with 404. */
  load: (input: Input, ctx: ActorContext<Actor>) => Awaitable<unknown>
  /** Whether this record is this actor's to act on; it is answered with 404 too. Made by `ownedRecord`. */
  can?: (actor: Actor, record: never) => boolean
}

/** A record that not every account that may come in may act on: for others it is not there. */
export function ownedRecord<Input, Actor extends Account, Loaded>(options: {
  load: (input: Input, ctx: ActorContext<Actor>) => Awaitable<Loaded | null | undefined>
  can: (actor: Actor, record: Loaded) => boolean
}): RecordBinding<Input, Actor> {
  return options
}

/**
 * A record that its module can list: the one that the address names. A list may be cut, so whether one is there at all
 * is left to the use case.
 * @param param of the address, the id of the record
 */
export function listedRecord<Param extends string, Input>(
  param: Param,
  list: (ctx: ActorContext<Admin>, input: Input) => Awaitable<readonly { id: string }[]>,
): RecordBinding<Input & { params: Record<Param, string> }, Admin> {
  return {
    async load(input, ctx) {
      const id = input.params[param]
      return (await list(ctx, input)).find((one) => one.id === id) ?? { id }
    },
  }
}

/** With another realm, whose actor the use case gets. */
type RealmBinding<Input, Result, Actor extends Account> = ActorBinding<Input, Result, NoInfer<Actor>> & {
  for: Realm<Actor>
}

type InputOf<Of> = Of extends { kind: 'text' } ? InputFor<Of> & { text: string } : InputFor<Of>
type ResultOf<Of> = Of extends { kind: 'json' | 'text' }
  ? OutputFor<Of>
  : Of extends { kind: 'upload' }
    ? Uploaded<OutputFor<Of>>
    : Response

interface Binder<Kind extends DeclaredEndpoint> {
  <Of extends Kind, Actor extends Account>(
    endpoint: Of,
    binding: RealmBinding<InputOf<Of>, ResultOf<Of>, Actor>,
  ): BoundEndpoint
  <Of extends Kind>(endpoint: Of, binding: PublicBinding<InputOf<Of>, ResultOf<Of>>): BoundEndpoint
  /** In the back office, so that an endpoint that names no realm is closed to all others. */
  <Of extends Kind>(endpoint: Of, binding: ActorBinding<InputOf<Of>, ResultOf<Of>, Admin>): BoundEndpoint
}

export interface Uploaded<Output> {
  data: Output
  /** Whether something was created: 201, and 200 for what was there already. */
  isNew: boolean
}

/** One endpoint with its use case, as the router answers it. */
export interface BoundEndpoint {
  method: string
  path: string
  /** As the contract declares it. */
  endpoint: DeclaredEndpoint
  /** Realm of the required session; null without one. */
  realm: string | null
  origin: OriginRule
  /** Which of params, query and body it takes. */
  parts: ReadonlySet<string>
  can: (actor: Account) => boolean
  isOpenToRestricted: boolean
  isOpenInView: boolean
  inView: 'shown' | ((result: unknown) => unknown) | undefined
  limit: ((request: RequestContext, actor: Account | null) => Awaitable<void>) | undefined
  record:
    | {
        load: (input: unknown, ctx: AppContext) => Awaitable<unknown>
        can?: (actor: Account, record: unknown) => boolean
      }
    | undefined
  transaction: 'request' | 'own'
  audit: 'full' | 'id' | 'none'
  person: PersonBinding | undefined
  run: (input: unknown, ctx: AppContext, request: RequestContext) => Awaitable<unknown>
  reply: Reply
}

/** The realm of the back office. */
const ADMIN_REALM = 'admin'

/** Joins an endpoint of the contract to its use case, which answers what goes into the envelope. */
export const bind: Binder<JsonEndpoint> = (endpoint: JsonEndpoint, binding: object) =>
  bound(endpoint, binding, { reply: enveloped(endpoint.output, endpoint.successStatus, endpoint.bodyStatus) })

/** The same for a use case that answers with a file, or with the way to one. */
export const bindFile: Binder<FileEndpoint> = (endpoint: FileEndpoint, binding: object) =>
  bound(endpoint, binding, { reply: withReplyHeaders })

/** The same for a use case that takes in a file while it comes: it reads the request's body itself. */
export const bindUpload: Binder<UploadEndpoint> = (endpoint: UploadEndpoint, binding: object) =>
  // A file may take minutes to arrive.
  bound(endpoint, binding, { reply: envelopedUpload(endpoint.output), transaction: 'own' })

/** The same for a use case that answers with events for as long as they are read, by pages of ours alone. */
export const bindStream: Binder<StreamEndpoint> = (endpoint: StreamEndpoint, binding: object) =>
  bound(endpoint, binding, { reply: withReplyHeaders, origin: 'reader' })

/** The same for what beacons and other programs send: its body arrives as text, and nothing of its query is checked. */
export const bindText: Binder<TextEndpoint> = (endpoint: TextEndpoint, binding: object) =>
  bound(endpoint, binding, { reply: enveloped(endpoint.output, 200) })

/** Defaults of a kind of endpoint. */
type Kind = Pick<BoundEndpoint, 'reply'> & Partial<Pick<BoundEndpoint, 'origin' | 'transaction'>>

/** What the binders above have checked, without the types of one endpoint. */
type AnyBinding = Pick<BoundEndpoint, 'run' | 'limit'> &
  Partial<
    Pick<
      BoundEndpoint,
      'origin' | 'isOpenToRestricted' | 'isOpenInView' | 'inView' | 'record' | 'transaction' | 'audit' | 'person'
    >
  > & {
    can: 'anyone' | BoundEndpoint['can']
    for?: { name: string }
  }

function bound(endpoint: DeclaredEndpoint, binding: object, kind: Kind): BoundEndpoint {
  const { can, for: realm, ...given } = binding as AnyBinding
  return {
    method: endpoint.method,
    path: endpoint.path,
    endpoint,
    realm: can === 'anyone' ? null : (realm?.name ?? ADMIN_REALM),
    origin: given.origin ?? kind.origin ?? 'page',
    parts: partsOf(endpoint.input),
    can: can === 'anyone' ? () => true : can,
    isOpenToRestricted: given.isOpenToRestricted ?? false,
    isOpenInView: given.isOpenInView ?? false,
    inView: given.inView,
    limit: given.limit,
    record: given.record,
    transaction: given.transaction ?? kind.transaction ?? 'request',
    audit: given.audit ?? 'full',
    person: given.person,
    run: given.run,
    reply: kind.reply,
  }
}

function partsOf(input: unknown): ReadonlySet<string> {
  const shape = (input as { _zod: { def: { shape?: Record<string, unknown> } } })._zod.def.shape
  return new Set(Object.keys(shape ?? {}))
}
