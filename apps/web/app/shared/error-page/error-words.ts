import { badRequest, methodNotAllowed } from '@naikkelas/contract'
import { isRouteErrorResponse } from 'react-router-dom'
import { ApiError, messageOf } from '../api/api-error.ts'
import { ChunkError } from '../late/retry.ts'

export interface ErrorWords {
  heading: string
  text: string
  /** Nothing is at the address: trying again does not help. */
  isMissing: boolean
}

/** What a failed screen says. */
export function errorWords(error: unknown): ErrorWords {
  const isMissing = statusOf(error) === 404
  return {
    heading: headingOf(error, isMissing),
    text: isMissing ? 'Tautannya mungkin salah ketik, atau halamannya sudah tidak ada.' : sentenceOf(error),
    isMissing,
  }
}

/** For the tab of the browser, before the name of the area. */
export const errorTitle = (error: unknown): string =>
  statusOf(error) === 404 ? 'Halaman tidak ditemukan' : 'Terjadi kesalahan'

/** What a screen throws while it is drawn has the specification's words (section 8). */
function headingOf(error: unknown, isMissing: boolean): string {
  if (!isRouteErrorResponse(error) && !(error instanceof ApiError) && !isOfLoader(error)) return 'An Error Occurred'
  return isMissing ? 'Halaman tidak ditemukan' : 'Halaman ini belum dapat dibuka'
}

/** What the router shows of a loader that failed on the server; its own message is in the log. */
const isOfLoader = (error: unknown) => error instanceof Error && error.message === 'Unexpected Server Error'

function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) || error instanceof ApiError ? error.status : 500
}

/** The router's own errors have messages for developers. */
const routerSentences: Readonly<Record<number, string>> = {
  400: badRequest.message,
  405: methodNotAllowed.message,
}

function sentenceOf(error: unknown): string {
  if (error instanceof ChunkError) return `${error.message}. Periksa koneksi Anda, lalu coba lagi.`
  if (!isRouteErrorResponse(error)) return messageOf(error)
  if (isOfRouter(error)) return routerSentences[error.status] ?? messageOf(error)
  return typeof error.data === 'string' && error.data !== '' ? error.data : messageOf(error)
}

const isOfRouter = (error: object) => 'internal' in error && error.internal === true
