import { badRequest, methodNotAllowed } from '@naikkelas/contract'
import { Button } from '@naikkelas/ui/button'
import { EmptyState } from '@naikkelas/ui/empty-state'
import { isRouteErrorResponse } from 'react-router-dom'
import { ChunkError } from '../late/retry.ts'
import { ApiError, messageOf } from '../api/api-error.ts'
import logo from './logo.svg?url&no-inline'

interface ErrorPageProps {
  error: unknown
  /** Where to go instead. @default the home page */
  way?: { label: string; to: string }
}

/** A full-page error with a way forward. */
export function ErrorPage({ error, way = { label: 'Ke beranda', to: '/' } }: ErrorPageProps) {
  const isMissing = statusOf(error) === 404
  return (
    <main className="mx-auto flex min-h-dvh max-w-content flex-col items-start justify-center px-5 py-10">
      <title>{isMissing ? 'Halaman tidak ditemukan · Naikkelas' : 'Terjadi kesalahan · Naikkelas'}</title>
      {/* A file: every screen preloads this page, and hardly any shows it. */}
      <img
        src={logo}
        alt="Naikkelas"
        width={140}
        height={28}
        className="mx-6 h-7 w-35 text-app-xl font-bold text-accent"
      />
      <EmptyState
        headingLevel={1}
        title={headingOf(error)}
        text={isMissing ? 'Tautannya mungkin salah ketik, atau halamannya sudah tidak ada.' : sentenceOf(error)}
        action={
          <Button asChild variant="primary">
            <a href={way.to}>{way.label}</a>
          </Button>
        }
        secondaryAction={
          isMissing ? undefined : (
            <Button asChild variant="quiet">
              <a href="">Coba lagi</a>
            </Button>
          )
        }
      />
    </main>
  )
}

/** What a screen throws while it is drawn has the specification's words (section 8). */
function headingOf(error: unknown): string {
  if (!isRouteErrorResponse(error) && !(error instanceof ApiError) && !isOfLoader(error)) return 'An Error Occurred'
  return statusOf(error) === 404 ? 'Halaman tidak ditemukan' : 'Halaman ini belum dapat dibuka'
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
