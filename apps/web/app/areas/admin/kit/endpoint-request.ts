import type * as z from 'zod/mini'
import { call } from '../../../shared/api/call.ts'

interface WritingEndpoint<Input, Output> {
  method: string
  path: `/${string}`
  input: z.ZodMiniType<Input>
  output: z.ZodMiniType<Output>
}

/** What is wrong and where: the path as in the body, `agents.0.name`; empty for the whole. */
interface Issue {
  path: string
  message: string
}

/** What a form needs of the endpoint it writes through. */
export interface EndpointRequest<Values, Output> {
  check: (values: Values) => Issue[]
  send: (values: Values) => Promise<Output>
}

/**
 * An endpoint as a form sees it.
 *
 * @param inputOf the endpoint's input for the values of the form
 */
export function endpointRequest<Values, Input, Output>(
  endpoint: WritingEndpoint<Input, Output>,
  inputOf: (values: Values) => NoInfer<Input>,
): EndpointRequest<Values, Output> {
  return {
    check: (values) =>
      (endpoint.input.safeParse(inputOf(values)).error?.issues ?? []).map(({ path, message }) => ({
        path: path.slice(1).join('.'),
        message,
      })),
    send: (values) => call(endpoint, inputOf(values)),
  }
}
