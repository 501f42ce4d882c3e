import type { Media } from '@naikkelas/contract/pages'

/** A picture or film as it is kept. */
export interface StoredMedia extends Omit<Media, 'origin'> {
  /** Of the whole original, which is also the name of its bytes. */
  sha256: string
}
