import type { StoredSection } from '@naikkelas/page'

const known = new WeakMap<StoredSection, readonly string[]>()

/** Ids of the sections that a section's links lead to, cached. */
export function sectionTargets(section: StoredSection): readonly string[] {
  const targets = known.get(section) ?? [...targetsIn(section.content)]
  known.set(section, targets)
  return targets
}

function* targetsIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  if ('kind' in value && value.kind === 'section' && 'sectionId' in value && typeof value.sectionId === 'string')
    yield value.sectionId
  for (const item of Object.values(value)) yield* targetsIn(item)
}
