import { ApiError } from '../api/api-error.ts'

/**
 * The status of a document whose loaders failed: the API's own, where the API refused. The router knows only responses
 * and calls every other error a 500, also while the database is away.
 * An API that gave no answer is away as well.
 * @param errors of the routes of the document
 * @returns undefined where the router's status holds
 */
export function failedStatus(errors: readonly unknown[]): number | undefined {
  const statuses = errors.flatMap((error) => (error instanceof ApiError ? [error.status || 503] : []))
  return statuses.length === 0 ? undefined : Math.max(...statuses)
}
