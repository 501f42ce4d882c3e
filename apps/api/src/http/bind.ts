import { accountHeader, type Admin, type InputFor, type OutputFor } from '@naikkelas/contract'
import { type AnyContractProcedure, oc } from '@orpc/contract'
import { type AnyProcedure, implement } from '@orpc/server'
import type * as z from 'zod/mini'
import type { AdminContext, AppContext } from '../app-context.ts'
import { AppError } from './app-error.ts'

/** What a request brings beside its input. */
export interface RequestContext {
  app: AppContext
  request: Request
  /** Of the client, as the trusted proxy or the socket tells it. */
  clientAddress: string
  /** Headers to answer with; cookies are set here. */
  replyHeaders: Headers
  /** Who is signed in to the back office; asked once a request. */
  findAdmin: () => Promise<Admin | null>
}

interface Bindable {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  path: `/${string}`
  summary: string
  successStatus: number
  input: z.ZodMiniType
  output: z.ZodMiniType
  bodyBytes: number | undefined
}

interface PublicBinding<Of> {
  can: 'anyone'
  run: (input: InputFor<Of>, ctx: AppContext, request: RequestContext) => Promise<OutputFor<Of>>
}

interface AdminBinding<Of> {
  /** Whether this admin may at all; what depends on the record is asked by the service, once it is loaded. */
  can: (actor: Admin) => boolean
  run: (input: InputFor<Of>, ctx: AdminContext, request: RequestContext) => Promise<OutputFor<Of>>
}

export interface BoundEndpoint {
  method: string
  path: string
  access: 'anyone' | 'admins'
  /** Which of params, query and body it takes. */
  parts: ReadonlySet<string>
  /** Longest body in bytes that is read; undefined for the limit that all endpoints share. */
  bodyBytes: number | undefined
  procedure: AnyProcedure
}

/**
 * Joins an endpoint of the contract to its use case. A request goes: session, policy, parse, service, parse reply.
 * Parsing comes third, so that whoever may not come in learns nothing of what an endpoint takes.
 */
export function bind<Of extends Bindable>(endpoint: Of, binding: PublicBinding<Of> | AdminBinding<Of>): BoundEndpoint {
  const { can, run } = binding as PublicBinding<Of> | AdminBinding<Of>
  // Inputs are parsed after the one middleware below and not before it.
  const builder = implement(procedureOf(endpoint), {
    initialInputValidationIndex: 1,
  }).$context<RequestContext>()
  const procedure = builder
    .use(async ({ context, next }) => {
      if (can === 'anyone') return next()
      const actor = await signedIn(context)
      if (!can(actor)) throw new AppError('not_allowed', { adminId: actor.id })
      return next()
    })
    .handler(async ({ input, context }) => {
      if (can === 'anyone') return (run as PublicBinding<Of>['run'])(input as InputFor<Of>, context.app, context)
      return (run as AdminBinding<Of>['run'])(
        input as InputFor<Of>,
        { ...context.app, actor: await signedIn(context) },
        context,
      )
    })
  return {
    method: endpoint.method,
    path: endpoint.path,
    access: can === 'anyone' ? 'anyone' : 'admins',
    parts: partsOf(endpoint.input),
    bodyBytes: endpoint.bodyBytes,
    procedure: procedure as AnyProcedure,
  }
}

/** The contract is read in browsers too, so what routes requests joins it here. */
function procedureOf({ method, path, summary, successStatus, input, output }: Bindable): AnyContractProcedure {
  return oc.route({ method, path, summary, inputStructure: 'detailed', successStatus }).input(input).output(output)
}

async function signedIn({ findAdmin, request }: RequestContext): Promise<Admin> {
  const actor = await findAdmin()
  const meant = request.headers.get(accountHeader)
  if (!actor || (meant !== null && meant !== actor.id)) throw new AppError('not_signed_in')
  return actor
}

function partsOf(input: unknown): ReadonlySet<string> {
  const shape = (input as { _zod: { def: { shape?: Record<string, unknown> } } })._zod.def.shape
  return new Set(Object.keys(shape ?? {}))
}
