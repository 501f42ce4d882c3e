import { shareCardKinds } from '@naikkelas/contract/site'
import * as z from 'zod'
import type { AppContext } from '../../../app-context.ts'
import type { Queries } from '../../../platform/database/index.ts'
import { doubling, type JobRef } from '../../../platform/jobs/index.ts'

const recordSchema = z.object({ kind: z.enum(shareCardKinds), key: z.string() })
/** The record of a card. */
export type CardRecord = z.infer<typeof recordSchema>

export const drawShareCardRef: JobRef<CardRecord> = {
  name: 'draw-share-card',
  payload: recordSchema,
  retry: doubling({ firstSeconds: 10, longestSeconds: 600, totalSeconds: 3_600 }),
  isUnique: true,
}

/** The card of a record is drawn soon, once, however often that is asked for. */
export const queueShareCard = ({ jobs }: Pick<AppContext, 'jobs'>, queries: Queries, record: CardRecord) =>
  jobs.enqueue(queries, drawShareCardRef, record, { key: `${record.kind}/${record.key}` })
