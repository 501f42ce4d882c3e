import type { PlacedSection } from '@naikkelas/ui/sections'

/**
 * Whether a section's place on the page is unchanged, so that it need not be redrawn. Links are resolved again whenever
 * the page is placed; anchors show whether they have a target.
 */
export function isSamePlace(
  before: PlacedSection['context'] | undefined,
  after: PlacedSection['context'] | undefined,
): boolean {
  if (!before || !after) return before === after
  return Object.keys(after).every(
    (key) => key === 'href' || before[key as keyof typeof before] === after[key as keyof typeof after],
  )
}
