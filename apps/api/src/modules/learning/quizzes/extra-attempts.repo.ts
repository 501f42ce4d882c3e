import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/index.ts'

interface Opened {
  learnerId: string
  lessonId: string
  number: number
  reason: string
  adminId: string
  at: Date
}

export async function insertOpenedAttempt(tx: Tx, { learnerId, lessonId, number, reason, adminId, at }: Opened) {
  await tx.execute(sql`
    INSERT INTO quiz_extra_attempts (lesson_id, learner_id, number, reason, opened_at, opened_by)
    VALUES (${lessonId}, ${learnerId}, ${number}, ${reason}, ${at}, ${adminId})`)
}
