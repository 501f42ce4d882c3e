interface ArgType {
  name?: string
  description?: string
  type?: { name?: string; raw?: string; value?: unknown }
  table?: { type?: { summary?: string; detail?: string }; defaultValue?: { summary?: string | null } | null }
}

/** Shows unions by their members, and takes `@default` out of the sentence into its column. */
export function readableArgTypes({ argTypes }: { argTypes: Record<string, ArgType> }) {
  return Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, readable(argType)]))
}

function readable(argType: ArgType): ArgType {
  const [, words = argType.description ?? '', fallback] =
    /^([\s\S]*?)\s*@default\s+(.+)$/.exec(argType.description ?? '') ?? []
  const members = membersOf(argType.type?.value)
  return {
    ...argType,
    description: words.trim(),
    table: {
      ...argType.table,
      ...(members === undefined ? {} : { type: { summary: members } }),
      ...(fallback === undefined ? {} : { defaultValue: { summary: fallback } }),
    },
  }
}

function membersOf(value: unknown): string | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined
  return value
    .map((member: unknown) => {
      if (typeof member !== 'object' || member === null) return String(member)
      if ('value' in member && typeof member.value !== 'object') return String(member.value)
      return 'name' in member ? String(member.name) : ''
    })
    .filter((text) => text !== '')
    .join(' | ')
}
