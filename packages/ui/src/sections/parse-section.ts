import type { AnySectionDefinition } from './define-section.ts'
import { sections } from './registry.gen.ts'

/** A section as it is stored: content is JSON of the version it names. */
export interface StoredSection {
  id: string
  type: string
  version: number
  content: unknown
}

export type ParsedSection =
  | { kind: 'known'; definition: AnySectionDefinition; content: Record<string, unknown> }
  /** Never a crash: a reader skips it, the builder shows a card and keeps the stored JSON. */
  | { kind: 'unknown'; reason: 'unknown_type' | 'newer_version' | 'invalid_content'; message: string }

/** Definitions by type: ours, or ours and a consumer's own. */
export type SectionDefinitions = Readonly<Record<string, AnySectionDefinition>>

const ours: SectionDefinitions = sections as unknown as SectionDefinitions

/** The definition of a section type, or undefined for one that is not known. */
export function sectionDefinition(
  type: string,
  definitions: SectionDefinitions = ours,
): AnySectionDefinition | undefined {
  return Object.hasOwn(definitions, type) ? definitions[type] : undefined
}

/**
 * Brings stored content to the present version and checks it; unknown and broken sections come back as a reason.
 *
 * @param definitions the types there are. @default the package's own
 */
export function parseSection(
  { type, version, content }: StoredSection,
  definitions?: SectionDefinitions,
): ParsedSection {
  const definition = sectionDefinition(type, definitions)
  if (!definition) return { kind: 'unknown', reason: 'unknown_type', message: `no section of type ${type}` }
  if (version > definition.version)
    return {
      kind: 'unknown',
      reason: 'newer_version',
      message: `${type} version ${version} is newer than ${definition.version}`,
    }
  const result = definition.content.safeParse(upgraded(definition, version, content))
  if (result.success) return { kind: 'known', definition, content: result.data }
  const [issue] = result.error.issues
  return {
    kind: 'unknown',
    reason: 'invalid_content',
    message: `${type}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? 'invalid'}`,
  }
}

/** Stored content of `version` as the present version writes it; unchecked. */
export function upgraded(definition: AnySectionDefinition, version: number, content: unknown): unknown {
  let current = content
  for (let from = version; from < definition.version; from++) {
    const upgrade = definition.upgrades[from]
    if (!upgrade) throw new Error(`section ${definition.type} has no upgrade from version ${from}`)
    if (typeof current !== 'object' || current === null) return current
    current = upgrade(current as Record<string, unknown>)
  }
  return current
}
