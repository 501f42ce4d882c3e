import type { Media } from '@naikkelas/contract/pages'

/** A width of a picture that was made, in one format. */
interface MediaVariant {
  width: number
  format: 'avif' | 'webp'
  sha256: string
  bytes: number
}

/** The files of a picture or film: its original and every width. */
export interface MediaFile {
  kind: Media['kind']
  sha256: string
  contentType: string
  fileName: string
  /** Whether its widths are still being made: nothing may be concluded from one that is missing. */
  isUnderWay: boolean
  variants: readonly MediaVariant[]
}

/** What published pages name, kept where it is found while the database is away. */
export interface ReferencedMedia {
  read: (name: string) => Promise<MediaFile | undefined>
  remove: (name: string) => Promise<void>
}
