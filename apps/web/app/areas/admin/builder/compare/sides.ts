import type { Media, Version } from '@naikkelas/contract'
import type { PageDocument } from '@naikkelas/page'
import { formatDateTime } from '../../../../shared/format/dates.ts'

/** What can stand on one side of a comparison: the page as it is now, or a version by its id. */
export type Side = 'head' | (string & {})

/** A side with everything it is drawn from. */
export interface SidePage {
  document: PageDocument
  media: ReadonlyMap<string, Media>
}

/** A version as the choice names it: its name if it has one, and when it was kept. */
export function versionWords({ name, at, isLive }: Version): string {
  if (name !== null) return `${name} · ${formatDateTime(at)}`
  return isLive ? `Sedang terbit · ${formatDateTime(at)}` : `Terbit ${formatDateTime(at)}`
}

/**
 * What is compared when nothing was chosen: what visitors see, or else the newest version, with the page as it stands.
 * Null on a page without versions.
 */
export function usualSides(versions: readonly Version[]): { before: Side; after: Side } | null {
  const first = versions.find(({ isLive }) => isLive) ?? versions[0]
  return first ? { before: first.id, after: 'head' } : null
}
