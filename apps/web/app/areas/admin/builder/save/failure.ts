import type { ErrorData } from '@naikkelas/contract'
import { ApiError, messageOf } from '../../../../shared/api/api-error.ts'
import type { PageDetails, UnsavedDetails } from './saver-types.ts'

/** What to do after a request for saving failed. */
export type Failure =
  /** No answer, or the server is overloaded: try again later. */
  | { kind: 'wait'; isUnreachable: boolean }
  | { kind: 'signIn' }
  /** This build of the builder is too old for the page. */
  | { kind: 'reload' }
  /** One change does not fit what others did; those that are accepted hold, those after it were not tried. */
  | { kind: 'conflict'; changeId: string | undefined; accepted: readonly string[] }
  /** One change is refused for what it says. */
  | { kind: 'refused'; changeId: string | undefined; accepted: readonly string[]; sentence: string }
  | { kind: 'tooLarge'; sentence: string }
  /** Trying again would give the same answer: the page was deleted, the address is wrong. */
  | { kind: 'blocked'; sentence: string }

export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { kind: 'wait', isUnreachable: false }
  const { changeId, accepted = [] } = error.data as Partial<ErrorData>
  if (error.code === 'network') return { kind: 'wait', isUnreachable: true }
  if (error.status === 401) return { kind: 'signIn' }
  if (error.code === 'reload_needed' || error.code === 'version_conflict') return { kind: 'reload' }
  if (error.code === 'change_taken') return { kind: 'refused', changeId, accepted, sentence: error.message }
  if (error.status === 409) return { kind: 'conflict', changeId, accepted }
  if (error.status === 422 || (error.code === 'not_allowed' && changeId !== undefined))
    return { kind: 'refused', changeId, accepted, sentence: sentenceOf(error) }
  if (error.status === 413) return { kind: 'tooLarge', sentence: error.message }
  if (error.status === 429 || error.status >= 500) return { kind: 'wait', isUnreachable: false }
  return { kind: 'blocked', sentence: messageOf(error) }
}

/** What the server has against details of the page, by name; null where it is not about them. */
export function mistakesOf(error: unknown, sent: Partial<PageDetails>): UnsavedDetails['mistakes'] | null {
  const { kind } = failureOf(error)
  if (!(error instanceof ApiError) || ['wait', 'signIn', 'reload'].includes(kind)) return null
  const [first = 'name'] = Object.keys(sent)
  const isAboutLink = error.code === 'link_taken' || error.code === 'link_reserved'
  const fields = error.fields.map(({ path, message }) => [path, message])
  return Object.fromEntries(
    fields.length > 0 ? fields : [[isAboutLink ? 'link_landing_page' : first, messageOf(error)]],
  )
}

// The sentence beside the field says more than the one above the form.
const sentenceOf = (error: ApiError) => error.fields[0]?.message ?? error.message
