import type { FieldIssue } from '@naikkelas/contract'
import { type LeadForm, leadSourceName } from '@naikkelas/contract/marketing'
import { ApiError, messageOf } from '../../../shared/api/api-error.ts'

/** A rejected submission. */
export interface RefusedSending {
  /** Above the form; null if every error belongs to a field. */
  notice: string | null
  /** By field name. */
  issues: Record<string, string>
  /** As they were typed. */
  answers: Record<string, string>
  /** URL of the page with the form. */
  source: string
}

/** The answers of a posted form by field name. */
export function sentAnswers(form: FormData): Record<string, string> {
  const entries = [...form].flatMap(([name, value]) =>
    typeof value === 'string' && name !== leadSourceName ? [[name, value] as const] : [],
  )
  return Object.fromEntries(entries)
}

/** Why a submission was rejected, as messages for the visitor. */
export function refusedSending(error: unknown): Pick<RefusedSending, 'notice' | 'issues'> {
  if (!(error instanceof ApiError)) return { notice: messageOf(error), issues: {} }
  const issues = issuesByName(error.fields)
  const isAllPlaced = error.code === 'invalid_input' && Object.keys(issues).length > 0
  return { notice: isAllPlaced ? null : error.message, issues }
}

/** The stored form draft. */
export function heldSending({ held }: Pick<LeadForm, 'held'>): RefusedSending | undefined {
  return held ? { ...held, notice: null, issues: issuesByName(held.issues) } : undefined
}

const issuesByName = (issues: readonly FieldIssue[]) =>
  Object.fromEntries(issues.map(({ path, message }) => [path.replace(/^(body\.)?answers\./, ''), message]))
