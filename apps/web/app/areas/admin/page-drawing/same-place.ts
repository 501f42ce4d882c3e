import type { PlacedSection } from '@naikkelas/ui/sections'

/**
 * Whether a section stands on its page as before, so that it need not be drawn anew. Links are looked up anew whenever
 * the page is placed; whether they lead somewhere is told by the anchors.
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
