import { createContext, type RouterContextProvider } from 'react-router-dom'
import { ApiError } from '../api/api-error.ts'

const failedContext = createContext<number | null>(null)

/**
 * Keeps the status with which the API refused a loader, an action or a middleware of this document; an API that gave no
 * answer is 503. The router knows only responses and calls every other error a 500, also while the database is away, and
 * in production it replaces the errors before the document is drawn.
 */
export function keepFailedStatus(error: unknown, context: Readonly<RouterContextProvider>) {
  if (!(error instanceof ApiError)) return
  context.set(failedContext, Math.max(error.status || 503, context.get(failedContext) ?? 0))
}

/** The gravest status that was kept; null where the router's holds. */
export function failedStatus(context: Readonly<RouterContextProvider>): number | null {
  return context.get(failedContext)
}
