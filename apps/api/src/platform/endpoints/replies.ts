import type * as z from 'zod/mini'
import { responseOf, successAnswer } from './envelope.ts'

/** Makes the answer of what a use case answered; a reply that is not what the contract says fails here. */
export type Reply = (result: unknown, replyHeaders: Headers) => Response

export const enveloped =
  (output: z.ZodMiniType, status: number, bodyStatus?: (data: never) => number): Reply =>
  (result, replyHeaders) => {
    const data = output.parse(result)
    const answer = successAnswer(status, data)
    const body = bodyStatus ? { ...answer.body, status: bodyStatus(data as never) } : answer.body
    return responseOf({ ...answer, body }, replyHeaders)
  }

export const envelopedUpload =
  (output: z.ZodMiniType): Reply =>
  (result, replyHeaders) => {
    const { data, isNew } = result as { data: unknown; isNew: boolean }
    return responseOf(successAnswer(isNew ? 201 : 200, output.parse(data)), replyHeaders)
  }

/** For what is an answer already. */
export const withReplyHeaders: Reply = (result, replyHeaders) => {
  const response = result as Response
  replyHeaders.forEach((value, name) => {
    if (name === 'set-cookie') response.headers.append(name, value)
    else response.headers.set(name, value)
  })
  return response
}
