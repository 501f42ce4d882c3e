import { type FieldIssue, type LeadForm, leadSourceName } from '@naikkelas/contract'
import { ApiError, messageOf } from '../../../shared/api/api-error.ts'

/** What came of sending a form that was not taken. */
export interface RefusedSending {
  /** Above the form; null when every mistake has its place. */
  notice: string | null
  /** Beside the fields, by their names. */
  issues: Record<string, string>
  /** As they were typed. */
  answers: Record<string, string>
  /** Address of the page that it was filled in on. */
  source: string
}

/** The answers of a posted form by the names of its fields. */
export function sentAnswers(form: FormData): Record<string, string> {
  const entries = [...form].flatMap(([name, value]) =>
    typeof value === 'string' && name !== leadSourceName ? [[name, value] as const] : [],
  )
  return Object.fromEntries(entries)
}

/** Why a form was not taken, in sentences for whoever sent it. */
export function refusedSending(error: unknown): Pick<RefusedSending, 'notice' | 'issues'> {
  if (!(error instanceof ApiError)) return { notice: messageOf(error), issues: {} }
  const issues = issuesByName(error.fields)
  const isAllPlaced = error.code === 'invalid_input' && Object.keys(issues).length > 0
  return { notice: isAllPlaced ? null : error.message, issues }
}

/** What was sent before and is held to be mended. */
export function heldSending({ held }: Pick<LeadForm, 'held'>): RefusedSending | undefined {
  return held ? { ...held, notice: null, issues: issuesByName(held.issues) } : undefined
}

const issuesByName = (issues: readonly FieldIssue[]) =>
  Object.fromEntries(issues.map(({ path, message }) => [path.replace(/^(body\.)?answers\./, ''), message]))
