import type { Envelope, ErrorData } from '@naikkelas/contract'
import type { RouterContextProvider } from 'react-router-dom'
import type * as z from 'zod/mini'
import { apiContext } from './api-context.ts'
import { ApiError, offlineMessage } from './api-error.ts'
import { passedOn } from './passed-on.ts'
import { requestParts } from './request-parts.ts'
import { goToMaintenance, leadsToMaintenance } from './unreachable.ts'
import { saysSessionEnded, announceSessionEnded } from './session-ended.ts'

interface Callable<Input, Output> {
  method: string
  path: `/${string}`
  input: z.ZodMiniType<Input>
  output: z.ZodMiniType<Output>
}

interface CallOptions {
  /** Of a loader or action: the call stays in process and carries the visitor's cookies. */
  context?: Readonly<RouterContextProvider>
  signal?: AbortSignal
  /** In addition to those of every call. */
  headers?: Readonly<Record<string, string>>
  /** Keeps a request alive after its page is gone; at most 64 KB. */
  keepalive?: boolean
  /** A screen or list cannot be drawn without it: a server out of reach leads to /maintenance. @default false */
  isPageLoad?: boolean
  /** Receives the response headers: an action forwards their cookies. */
  onHeaders?: (headers: Headers) => void
}

/**
 * Calls an endpoint of the contract and returns its data.
 * @throws ApiError for every unsuccessful or missing response
 */
export async function call<Input, Output>(
  endpoint: Callable<Input, Output>,
  input: NoInfer<Input>,
  options: CallOptions = {},
): Promise<Output> {
  const { address, body } = requestParts(endpoint, input as Record<string, unknown>)
  const init: RequestInit = {
    method: endpoint.method,
    signal: options.signal ?? null,
    keepalive: options.keepalive ?? false,
  }
  const headers = new Headers({ ...options.headers, accept: 'application/json' })
  if (body !== undefined) {
    init.body = body
    headers.set('content-type', 'application/json')
  }
  const response = await send(address, { ...init, headers }, options.context).catch((error: unknown) => {
    if (options.isPageLoad && error instanceof ApiError) away(endpoint.method, address, error.status)
    throw error
  })
  if (options.isPageLoad && response.status === 502) away(endpoint.method, address, response.status)
  options.onHeaders?.(response.headers)
  return endpoint.output.parse(await dataOf(response))
}

/** The data of an enveloped answer. @throws ApiError when it is an error or no envelope */
export async function dataOf(response: Response): Promise<unknown> {
  const envelope = (await response.json().catch(() => null)) as Envelope<unknown> | null
  if (envelope === null || typeof envelope.message !== 'string') {
    throw new ApiError(response.status, 'Server memberi jawaban yang tidak dapat dibaca. Coba lagi sebentar lagi.', {
      code: 'internal',
    })
  }
  if (saysSessionEnded(response.status, envelope)) announceSessionEnded()
  if (!response.ok)
    throw new ApiError(response.status, envelope.message, {
      code: 'internal',
      ...(envelope.data as Partial<ErrorData> | null),
    })
  return envelope.data
}

function away(method: string, address: string, status: number): void {
  if (typeof window === 'undefined') return
  if (leadsToMaintenance({ method, address, status, screen: location.pathname })) goToMaintenance()
}

async function send(
  address: string,
  init: RequestInit & { headers: Headers },
  context: CallOptions['context'],
): Promise<Response> {
  if (context) {
    const { api, request } = context.get(apiContext)
    return api.fetch(
      new Request(new URL(address, request.url), { ...init, headers: passedOn(request.headers, init.headers) }),
    )
  }
  try {
    return await fetch(address, init)
  } catch (error) {
    if (init.signal?.aborted) throw error
    throw new ApiError(0, offlineMessage, { code: 'network' })
  }
}
