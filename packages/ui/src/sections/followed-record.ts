import type { AnySectionDefinition } from './define-section.ts'
import type { ParsedSection } from './parse-section.ts'
import type { RecordDetails } from './record-details.ts'
import type { SectionSettings } from './section-settings.ts'

/** Whether a section shows what the page's record says, where it says it. */
export function followsRecord(
  { fromRecord }: Pick<AnySectionDefinition, 'fromRecord'>,
  { followsRecord: isOn }: Pick<SectionSettings, 'followsRecord'>,
): boolean {
  return fromRecord !== undefined && isOn === true
}

/** A section with what its page's record says; the same object where it follows none. */
export function withFollowed(
  parsed: ParsedSection,
  { settings, record }: { settings: SectionSettings; record: RecordDetails | null },
): ParsedSection {
  if (parsed.kind === 'unknown' || record === null || !followsRecord(parsed.definition, settings)) return parsed
  return { ...parsed, content: { ...parsed.content, ...parsed.definition.fromRecord?.read(record) } }
}

/** The keys of a section's content that its page's record gives now. */
export function followedKeys(
  definition: Pick<AnySectionDefinition, 'fromRecord'>,
  { settings, record }: { settings: Pick<SectionSettings, 'followsRecord'>; record: RecordDetails | null | undefined },
): ReadonlySet<string> {
  const isFollowing = record && followsRecord(definition, settings)
  return new Set(isFollowing ? Object.keys(definition.fromRecord?.read(record) ?? {}) : [])
}
