import { type SectionDefinitions, sectionDefinition, upgraded } from '@naikkelas/ui/sections/registry'
import { type StoredSection, storedSectionSchema } from '../document.ts'
import { isJsonObject } from '../json.ts'

/** Why an imported section is rejected. */
export interface ArrivalProblem {
  /** Index in the imported list, from 0. */
  index: number
  reason: 'newer' | 'unknown' | 'broken'
  /** A message with the place. */
  message: string
}

export interface Arrival {
  /** Upgraded to their current version and parsed by the schema of their type. */
  sections: StoredSection[]
  problems: ArrivalProblem[]
}

/**
 * Sections from a clipboard, a file or the library: each is validated by its type, older ones are upgraded.
 * @param definitions the known types. @default the package's own
 */
export function arrivingSections(raw: readonly unknown[], definitions?: SectionDefinitions): Arrival {
  const sections: StoredSection[] = []
  const problems: ArrivalProblem[] = []
  for (const [index, one] of raw.entries()) {
    const arrived = arrivingSection(one, definitions)
    if ('section' in arrived) sections.push(arrived.section)
    else problems.push({ index, reason: arrived.reason, message: `Bagian ${index + 1}${arrived.message}` })
  }
  return { sections, problems }
}

type Arrived = { section: StoredSection } | Pick<ArrivalProblem, 'reason' | 'message'>

function arrivingSection(raw: unknown, definitions?: SectionDefinitions): Arrived {
  const envelope = storedSectionSchema.safeParse(raw)
  if (!envelope.success) return broken('', envelope.error.issues[0])
  const section = envelope.data
  const definition = sectionDefinition(section.type, definitions)
  if (!definition) return { reason: 'unknown', message: ` berjenis “${section.type}”, yang tidak dikenal di sini.` }
  const name = ` (${definition.label})`
  if (section.version > definition.version)
    return { reason: 'newer', message: `${name} dibuat dengan versi Naikkelas yang lebih baru.` }
  const content = definition.content.safeParse(upgradedOrNull(definition, section))
  if (!content.success) return broken(name, content.error.issues[0])
  return {
    section: { ...section, version: definition.version, content: content.data as StoredSection['content'] },
  }
}

function upgradedOrNull(definition: Parameters<typeof upgraded>[0], section: StoredSection): unknown {
  try {
    const content = upgraded(definition, section.version, section.content)
    return isJsonObject(content) ? content : null
  } catch {
    // An upgrade failed on unexpected content.
    return null
  }
}

function broken(name: string, issue: { path: readonly PropertyKey[]; message: string } | undefined): Arrived {
  const place = (issue?.path ?? []).map(String).join('.')
  return {
    reason: 'broken',
    message: `${name} rusak${place === '' ? '' : ` di isian “${place.slice(0, 120)}”`}${issue ? `: ${issue.message}` : ''}.`,
  }
}
