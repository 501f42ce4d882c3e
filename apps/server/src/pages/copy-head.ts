import type { PageBody } from '@naikkelas/api'
import type { PublishedPage } from './published-page.ts'

/** The line before the bytes in a page's file. */
export interface CopyHead extends Omit<PublishedPage, 'bodies'> {
  format: 6
  address: string
  bodies: readonly Omit<PageBody, 'bytes'>[]
  /** Of each body's bytes in the order of `encodings`. */
  sizes: readonly number[]
}
