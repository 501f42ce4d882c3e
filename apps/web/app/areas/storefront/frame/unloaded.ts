import { data } from 'react-router-dom'
import { refusalStatus } from '../../../shared/session/refusal.ts'
import { ApiError } from '../../../shared/api/api-error.ts'

/**
 * What the loader of a public list answers when the list cannot be loaded: the page says so, in its frame, with the
 * status of the failure, so that neither search engines nor the server's memory take it for the list.
 * @throws whatever is no answer of the API
 */
export function unloaded<Shown>(shown: Shown, error: unknown) {
  if (!(error instanceof ApiError)) throw error
  return data(shown, { status: refusalStatus(error) })
}
