import type { FieldIssue } from '@naikkelas/contract'

/** What a schema says of an input. */
interface Issue {
  code?: unknown
  keys?: unknown
  message: string
  path?: readonly unknown[] | undefined
}

const parts = new Set(['params', 'query', 'body'])

/** The fields that are wrong, with dotted paths inside body, query or parameters; at most 50. */
export function fieldsOf(issues: readonly Issue[]): FieldIssue[] {
  return issues.flatMap(fieldsOfIssue).slice(0, 50)
}

/** Whether an address names something that cannot exist: its id has not the form of one. */
export function isAboutAddress(issues: readonly Issue[]): boolean {
  return issues.some(({ path }) => path?.[0] === 'params')
}

function fieldsOfIssue({ code, keys, message, path = [] }: Issue): FieldIssue[] {
  const [first, ...rest] = path.map(segmentName)
  const inside = first !== undefined && parts.has(first) ? rest : path.map(segmentName)
  if (code === 'unrecognized_keys' && Array.isArray(keys)) {
    return keys.map((key) => ({ path: [...inside, String(key)].join('.'), message: 'Isian ini tidak dikenal' }))
  }
  return [{ path: inside.join('.'), message }]
}

function segmentName(segment: unknown): string {
  return typeof segment === 'object' && segment !== null && 'key' in segment ? String(segment.key) : String(segment)
}
