import * as z from 'zod/mini'

/** Where a request carries its parts; each is parsed by its own schema and anything else in it is refused. */
export interface EndpointInput {
  params?: z.ZodMiniType
  query?: z.ZodMiniType
  body?: z.ZodMiniType
}

type InputOf<Parts extends EndpointInput> = {
  [Part in keyof Parts]: Parts[Part] extends z.ZodMiniType ? z.infer<Parts[Part]> : never
}

interface EndpointOptions<Parts extends EndpointInput, Output extends z.ZodMiniType> {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** Below `/api`; parameters in braces: `/admin/landing-pages/{pageId}`. */
  path: `/${string}`
  summary: string
  input?: Parts
  output: Output
  /** @default 200 */
  successStatus?: 200 | 201
  /** Greatest body, where a small one is enough. @default a megabyte */
  bodyBytes?: number
}

/**
 * Declares one endpoint: its address, what it takes and what it answers (inside the envelope). The service function,
 * the binding and the client's call carry the same name as the endpoint.
 */
export function endpoint<Output extends z.ZodMiniType, Parts extends EndpointInput = Record<never, never>>({
  method,
  path,
  summary,
  input,
  output,
  successStatus = 200,
  bodyBytes,
}: EndpointOptions<Parts, Output>) {
  const shape = { ...input } as Record<string, z.ZodMiniType>
  return {
    method,
    path,
    successStatus,
    input: z.object(shape) as unknown as z.ZodMiniType<InputOf<Parts>>,
    output,
    summary,
    bodyBytes,
  }
}

export interface Endpoint<Input = unknown, Output = unknown> {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  path: `/${string}`
  input: z.ZodMiniType<Input>
  output: z.ZodMiniType<Output>
}
export type InputFor<Of> = Of extends { input: z.ZodMiniType<infer Input> } ? Input : never
export type OutputFor<Of> = Of extends { output: z.ZodMiniType<infer Output> } ? Output : never
