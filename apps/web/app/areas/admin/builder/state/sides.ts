import type { Media, Version } from '@naikkelas/contract/pages'
import type { PageDocument } from '@naikkelas/page'
import { formatDateTime } from '@naikkelas/ui/format'

/** Options of a side: the head, or a version by its id. */
export type Side = 'head' | (string & {})

/** A side with everything it is drawn from. */
export interface SidePage {
  document: PageDocument
  media: ReadonlyMap<string, Media>
}

/** Label of a version: its name if it has one, and its time. */
export function versionWords({ name, at, isLive }: Version): string {
  if (name !== null) return `${name} · ${formatDateTime(at)}`
  return isLive ? `Sedang terbit · ${formatDateTime(at)}` : `Terbit ${formatDateTime(at)}`
}

/**
 * The default comparison: the published version, or else the newest one, with the head. Null on a page without
 * versions.
 */
export function usualSides(versions: readonly Version[]): { before: Side; after: Side } | null {
  const first = versions.find(({ isLive }) => isLive) ?? versions[0]
  return first ? { before: first.id, after: 'head' } : null
}
