import type { PublishedRecord } from '@naikkelas/contract/content'

/** What lists of every kind read of a record. */
export type ContentRecordFacts = PublishedRecord<{ title: string }>
