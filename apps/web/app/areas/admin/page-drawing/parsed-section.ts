import { type ParsedSection, parseSection, type StoredSection } from '@naikkelas/ui/sections/registry'

const known = new WeakMap<StoredSection, ParsedSection>()

/** A section as its definition reads it, read once: an edit makes a new object of the section it touches and of no other. */
export function parseOnce(section: StoredSection): ParsedSection {
  const parsed = known.get(section) ?? parseSection(section)
  known.set(section, parsed)
  return parsed
}
