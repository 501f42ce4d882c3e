import type { AnySectionDefinition } from './define-section.ts'
import { issueText } from './issue-text.ts'
import { jsonOf } from './json-of.ts'
import { sections } from './registry.gen.ts'
import { type Dropped, repaired } from './repaired-content.ts'

export type { Dropped }

/** A section as it is stored: content is JSON of the version it names. */
export interface StoredSection {
  id: string
  type: string
  version: number
  content: unknown
}

export type ParsedSection =
  | {
      kind: 'known'
      definition: AnySectionDefinition
      content: Record<string, unknown>
      /** What `readSection` left out of the stored content; empty when nothing was. */
      dropped: readonly Dropped[]
    }
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
 * Brings stored content to the present version and checks it strictly, as a save does; unknown and broken sections
 * come back as a reason.
 *
 * @param definitions the types there are. @default the package's own
 */
export function parseSection(section: StoredSection, definitions?: SectionDefinitions): ParsedSection {
  return parsed(section, definitions, 0)
}

/**
 * The same for drawing what is stored already: keys it does not know, items beyond a list's limit and items that are
 * broken are left out and listed in `dropped`, and the rest is drawn.
 */
export function readSection(section: StoredSection, definitions?: SectionDefinitions): ParsedSection {
  return parsed(section, definitions, mostRepairs)
}

interface Reading {
  section: Pick<StoredSection, 'type' | 'version'>
  definitions: SectionDefinitions | undefined
  /** The content as it was read: a caller that writes into a stored object gets the new content, not this reading. */
  json: string
  parsed: ParsedSection
}

/** By stored content, and gone with it. */
const readings = new WeakMap<object, Reading>()

/**
 * `readSection` for a page that is drawn again and again, as a server does: a content that says the same as when it was
 * last read is not checked again, which is a third of what drawing it costs.
 */
export function readSectionAgain(section: StoredSection, definitions?: SectionDefinitions): ParsedSection {
  const { type, version, content } = section
  if (typeof content !== 'object' || content === null) return readSection(section, definitions)
  const json = jsonOf(content)
  if (json === undefined) return readSection(section, definitions)
  const known = readings.get(content)
  if (
    known &&
    known.json === json &&
    known.definitions === definitions &&
    known.section.type === type &&
    known.section.version === version
  )
    return known.parsed
  const read = readSection(section, definitions)
  readings.set(content, { section: { type, version }, definitions, json, parsed: read })
  return read
}

/** A repair may bring to light what was hidden behind the fault; contents are not nested deeper than this. */
const mostRepairs = 8

function parsed(section: StoredSection, definitions: SectionDefinitions | undefined, repairs: number): ParsedSection {
  const { type, version } = section
  const definition = sectionDefinition(type, definitions)
  if (!definition) return { kind: 'unknown', reason: 'unknown_type', message: `no section of type ${type}` }
  if (!Number.isInteger(version) || version < 1)
    return invalid(type, `version: expected a whole number from 1, got ${String(version)}`)
  if (version > definition.version)
    return {
      kind: 'unknown',
      reason: 'newer_version',
      message: `${type} version ${version} is newer than ${definition.version}`,
    }
  try {
    return checked(definition, upgraded(definition, version, section.content), repairs)
  } catch (error) {
    return invalid(type, error instanceof Error ? error.message : String(error))
  }
}

function checked(definition: AnySectionDefinition, stored: unknown, repairs: number): ParsedSection {
  const dropped: Dropped[] = []
  let content = stored
  for (let left = repairs; ; left--) {
    const result = definition.content.safeParse(content)
    if (result.success) return { kind: 'known', definition, content: result.data, dropped }
    const { issues } = result.error
    const repair = left > 0 ? repaired(content, issues) : null
    const [issue] = issues
    if (!repair) return invalid(definition.type, issue ? issueText(issue, content) : 'content: invalid')
    content = repair.content
    dropped.push(...repair.dropped)
  }
}

function invalid(type: string, message: string): ParsedSection {
  return { kind: 'unknown', reason: 'invalid_content', message: `${type}: ${message}` }
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
