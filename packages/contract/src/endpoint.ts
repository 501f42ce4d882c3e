import * as z from 'zod/mini'

/** Where a request carries its parts. Each part is parsed by its own schema; unknown keys are rejected. */
export interface EndpointInput {
  params?: z.ZodMiniType
  query?: z.ZodMiniType
  body?: z.ZodMiniType
}

type InputOf<Parts extends EndpointInput> = {
  [Part in keyof Parts]: Parts[Part] extends z.ZodMiniType ? z.infer<Parts[Part]> : never
}

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

interface Described<Parts extends EndpointInput> {
  /** Below `/api`; parameters in braces: `/admin/landing-pages/{pageId}`. */
  path: `/${string}`
  summary: string
  input?: Parts
}

interface EndpointOptions<Parts extends EndpointInput, Output extends z.ZodMiniType> extends Described<Parts> {
  method: Method
  output: Output
  /** @default 200 */
  successStatus?: 200 | 201
  /** The status inside the envelope, where it is not the HTTP status: of GET guide alone (product.md, reading a). */
  bodyStatus?: (data: z.infer<Output>) => number
  /** Maximum body size in bytes, where a small one is enough. @default one megabyte */
  bodyBytes?: number
}

/**
 * Declares one endpoint: its path, input and output (inside the envelope). The service function, the binding and the
 * client's call have the same name as the endpoint.
 */
export function endpoint<Output extends z.ZodMiniType, Parts extends EndpointInput = Record<never, never>>({
  method,
  path,
  summary,
  input,
  output,
  successStatus = 200,
  bodyStatus,
  bodyBytes,
}: EndpointOptions<Parts, Output>) {
  return {
    kind: 'json' as const,
    method,
    path,
    successStatus,
    bodyStatus: bodyStatus as ((data: never) => number) | undefined,
    input: inputSchema(input),
    output,
    summary,
    bodyBytes,
  }
}

/** Declares an endpoint that answers with a file, or a redirect to one, instead of the envelope. */
export function fileEndpoint<Parts extends EndpointInput = Record<never, never>>({
  path,
  summary,
  input,
  contentTypes,
}: Described<Parts> & { contentTypes: readonly string[] }) {
  return { kind: 'file' as const, method: 'GET' as const, path, input: inputSchema(input), summary, contentTypes }
}

/** Declares an upload: one file as `file` of a multipart body, read as a stream. */
export function uploadEndpoint<Output extends z.ZodMiniType, Parts extends EndpointInput = Record<never, never>>({
  path,
  summary,
  input,
  output,
}: Described<Parts> & { output: Output }) {
  return { kind: 'upload' as const, method: 'POST' as const, path, input: inputSchema(input), output, summary }
}

/** Declares a stream of server-sent events; each event has a schema of its own. */
export function streamEndpoint<Parts extends EndpointInput = Record<never, never>>({
  path,
  summary,
  input,
}: Described<Parts>) {
  return { kind: 'stream' as const, method: 'GET' as const, path, input: inputSchema(input), summary }
}

/**
 * Declares what other programs and beacons send: a body of any type, taken as text, and any query. `run` reads both;
 * `body` describes what it takes, for the reference.
 */
export function textEndpoint<Output extends z.ZodMiniType, Parts extends EndpointInput = Record<never, never>>({
  path,
  summary,
  input,
  output,
  bodyBytes,
}: Described<Parts> & { output: Output; bodyBytes: number }) {
  return { kind: 'text' as const, method: 'POST' as const, path, input: inputSchema(input), output, summary, bodyBytes }
}

function inputSchema<Parts extends EndpointInput>(parts: Parts | undefined) {
  return z.object({ ...parts } as Record<string, z.ZodMiniType>) as unknown as z.ZodMiniType<InputOf<Parts>>
}

export interface Endpoint<Input = unknown, Output = unknown> {
  method: Method
  path: `/${string}`
  input: z.ZodMiniType<Input>
  output: z.ZodMiniType<Output>
}
export type InputFor<Of> = Of extends { input: z.ZodMiniType<infer Input> } ? Input : never
export type OutputFor<Of> = Of extends { output: z.ZodMiniType<infer Output> } ? Output : never
