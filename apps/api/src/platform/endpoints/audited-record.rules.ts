const parameterPattern = /\{(\w+)\}/

/** Which record a change is about: the last one its address names, or the one that was made. */
export function auditedRecord(
  path: string,
  params: Record<string, string>,
  reply: unknown,
): { recordType: string; recordId: string | null } {
  const segments = path.split('/').slice(1)
  const last = segments.findLastIndex((segment) => parameterPattern.test(segment))
  const isBelowAll = last === -1
  const recordType = (isBelowAll ? segments.at(-1) : segments[last - 1]) ?? path
  const name = isBelowAll ? undefined : parameterPattern.exec(segments[last] ?? '')?.[1]
  return { recordType, recordId: (name === undefined ? idOf(reply) : params[name]) ?? null }
}

/** A reply is the record itself, or holds it beside something else. */
function idOf(reply: unknown): string | undefined {
  if (typeof reply !== 'object' || reply === null) return undefined
  if ('id' in reply && typeof reply.id === 'string') return reply.id
  const records = Object.values(reply).filter(
    (value): value is { id: string } =>
      typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string',
  )
  return records.length === 1 ? records[0]?.id : undefined
}
