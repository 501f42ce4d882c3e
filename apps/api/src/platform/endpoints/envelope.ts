import type { Envelope, ErrorData } from '@naikkelas/contract'
import { databaseFailure } from '../database/index.ts'
import { AppError } from '../../errors/app-error.ts'
import { waitWords } from './wait-words.ts'

/** An answer before it becomes bytes. */
export interface Answer {
  status: number
  headers: Record<string, string>
  body: Envelope<unknown>
}

/** Headers of every answer of the API: it is data for our own pages, never kept and never shown as a document. */
const apiHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const

export function successAnswer(status: number, data: unknown): Answer {
  return {
    status,
    headers: {},
    body: { status, message: status === 201 ? 'Berhasil dibuat' : 'Berhasil', data: data ?? null },
  }
}

/** What a person may know of an error: its row of the table, or that something is wrong on our side. */
export function errorAnswer(error: unknown): Answer {
  const { status, message, data, details } = expectedError(error)
  const envelope: Envelope<ErrorData> = { status, message: waitMessage(data.code, details) ?? message, data }
  return { status, headers: errorHeaders(status, details), body: envelope }
}

/** The table's error for a failure; an unexpected one keeps its cause for the log. */
export function expectedError(error: unknown): AppError {
  return databaseFailure(error) ?? new AppError('internal', {}, { cause: error })
}

export function responseOf({ status, headers, body }: Answer, replyHeaders: Headers = new Headers()): Response {
  const response = new Response(JSON.stringify(body), { status, headers: answerHeaders(headers) })
  replyHeaders.forEach((value, name) =>
    name === 'set-cookie' ? response.headers.append(name, value) : response.headers.set(name, value),
  )
  return response
}

/** All headers of an answer of the API, its own among them. */
export function answerHeaders(own: Answer['headers']): Record<string, string> {
  return { ...apiHeaders, ...own }
}

/** How long to wait is known where too much was asked: the sentence says what the header does. */
export function waitMessage(
  code: ErrorData['code'],
  { retryAfterSeconds }: Record<string, unknown>,
): string | undefined {
  if (code !== 'too_many' || typeof retryAfterSeconds !== 'number') return undefined
  return `Terlalu banyak percobaan. Coba lagi dalam ${waitWords(retryAfterSeconds)}.`
}

function errorHeaders(status: number, { retryAfterSeconds, allow }: Record<string, unknown>): Record<string, string> {
  if (typeof retryAfterSeconds === 'number') return { 'retry-after': String(retryAfterSeconds) }
  if (status === 503) return { 'retry-after': '2' }
  return typeof allow === 'string' ? { allow } : {}
}
