import type { ShownPicture } from '@naikkelas/contract'
import type { Database } from './platform/database/index.ts'

interface From {
  database: Database
  /** As in the context of use cases. */
  mediaOrigin: string | undefined
}

/** Pictures of the media library as pages show them, by id; those that are gone are left out, and none is asked for none. */
export type FindShownPictures = (
  from: From,
  ids: readonly (string | null)[],
) => Promise<ReadonlyMap<string, ShownPicture>>
