import { type SectionDefinitions, sectionDefinition, upgraded } from '@naikkelas/ui/sections/registry'
import { type StoredSection, storedSectionSchema } from '../document.ts'
import { isJsonObject } from '../json.ts'

/** Why a section from elsewhere cannot be taken in. */
export interface ArrivalProblem {
  /** Counted from 0 in what arrived. */
  index: number
  reason: 'newer' | 'unknown' | 'broken'
  /** A sentence with the place. */
  message: string
}

export interface Arrival {
  /** At their present version, parsed by the schema of their own type. */
  sections: StoredSection[]
  problems: ArrivalProblem[]
}

/**
 * Sections that came from a clipboard, a file or a library: each is checked by its own type, older ones are upgraded.
 * @param definitions the types there are. @default the package's own
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
  if (!definition) return { reason: 'unknown', message: ` berjenis "${section.type}", yang tidak dikenal di sini.` }
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
    // An upgrade that meets something it was not written for.
    return null
  }
}

function broken(name: string, issue: { path: readonly PropertyKey[]; message: string } | undefined): Arrived {
  const place = (issue?.path ?? []).map(String).join('.')
  return {
    reason: 'broken',
    message: `${name} rusak${place === '' ? '' : ` di isian "${place.slice(0, 120)}"`}${issue ? `: ${issue.message}` : ''}.`,
  }
}
