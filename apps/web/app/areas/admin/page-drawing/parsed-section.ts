import { type ParsedSection, parseSection, type StoredSection } from '@naikkelas/ui/sections/registry'

const known = new WeakMap<StoredSection, ParsedSection>()

/**
 * A section parsed by its definition, once per object: an edit creates a new object only for the section it touches.
 */
export function parseOnce(section: StoredSection): ParsedSection {
  const parsed = known.get(section) ?? parseSection(section)
  known.set(section, parsed)
  return parsed
}
