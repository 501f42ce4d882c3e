import type * as z from 'zod/mini'

/** One finding of a schema for a developer: where in the content, and why. The schemas' own words are a marketer's. */
export function issueText(issue: z.core.$ZodIssue, content: unknown): string {
  const path = issue.path.map(String).join('.')
  return `${path === '' ? 'content' : path}: ${reasonOf(issue, valueAt(content, issue.path))}`
}

function reasonOf(issue: z.core.$ZodIssue, value: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${issue.expected}, got ${kindOf(value)}`
    case 'too_big':
      return `at most ${issue.maximum}${unitOf(issue.origin)}, got ${amountOf(value)}`
    case 'too_small':
      return `at least ${issue.minimum}${unitOf(issue.origin)}, got ${amountOf(value)}`
    case 'invalid_value':
      return `expected one of ${issue.values.map(String).join(', ')}, got ${kindOf(value)}`
    case 'invalid_format':
      return `${formOf(issue)}, got ${kindOf(value)}`
    case 'unrecognized_keys':
      return `unknown ${issue.keys.length === 1 ? 'key' : 'keys'} ${issue.keys.join(', ')}`
    case 'invalid_union':
      return `matches none of the kinds there are, got ${kindOf(value)}`
    default:
      return Array.isArray(value) ? 'two items share one id' : `refused, got ${kindOf(value)}`
  }
}

const formOf = (issue: z.core.$ZodIssueInvalidStringFormat) =>
  issue.pattern === undefined ? `not in the form of ${issue.format}` : `not in the form ${issue.pattern}`

const unitOf = (origin: string) => (origin === 'string' ? ' characters' : origin === 'array' ? ' items' : '')

function amountOf(value: unknown): string {
  return typeof value === 'string' || Array.isArray(value) ? String(value.length) : kindOf(value)
}

function kindOf(value: unknown): string {
  if (value === null || value === undefined) return String(value)
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'string') return value.length > 32 ? 'a longer text' : JSON.stringify(value)
  return typeof value === 'object' ? 'object' : String(value)
}

/** What lies at a path of a content; undefined where the path leads nowhere. */
export function valueAt(content: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    content,
  )
}
