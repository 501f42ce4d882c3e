import type { Other } from '../model/presence.ts'
import type { BuilderParts } from '../state/builder-context.ts'

/** What acts on sections work with. */
export type ActParts = Pick<BuilderParts, 'store' | 'presence' | 'workspace'>

/** Removes at once, or asks first if another person edits one of the sections. */
export function removeOrAsk(
  { presence, workspace }: Pick<ActParts, 'presence' | 'workspace'>,
  sectionIds: readonly string[],
  remove: () => void,
): void {
  const names = writersIn(presence.getState().others, new Set(sectionIds))
  if (names.length === 0) remove()
  else workspace.setState({ removal: { names, count: sectionIds.length, remove } })
}

function writersIn(others: readonly Other[], sectionIds: ReadonlySet<string>): string[] {
  return others
    .filter(({ places }) =>
      places.some(({ isTyping, sectionId }) => isTyping && sectionId !== null && sectionIds.has(sectionId)),
    )
    .map(({ name }) => name)
}
