import { describedProperty } from './common-properties.ts'
import type { StrictArgTypes, StrictInputType } from 'storybook/internal/types'

/** Shows unions by their members, and takes `@default` out of the sentence into its column. */
export function readableArgTypes({
  argTypes,
  component,
}: {
  argTypes: StrictArgTypes
  component?: unknown
}): StrictArgTypes {
  const { displayName, name: functionName = '' } = (component ?? {}) as { displayName?: string; name?: string }
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      readable({
        ...argType,
        description: argType.description || describedProperty(displayName ?? functionName, name),
      }),
    ]),
  )
}

function readable(argType: StrictInputType): StrictInputType {
  const [, words = argType.description ?? '', fallback] =
    /^([\s\S]*?)\s*@default\s+(.+)$/.exec(argType.description ?? '') ?? []
  const members = membersOf(argType.type && 'value' in argType.type ? argType.type.value : undefined)
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
