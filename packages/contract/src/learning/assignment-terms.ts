import * as z from 'zod/mini'

export const assignmentLimits = {
  /** Of one attempt. */
  files: 5,
  fileBytes: 20 * 1_048_576,
  textCharacters: 20_000,
  feedbackCharacters: 4_000,
  points: 1_000,
  dueDays: 365,
} as const

export const fileRules = ['none', 'allowed', 'required'] as const
/** Whether files come with a text: never, as one likes, or at least one of them. */
export type FileRule = (typeof fileRules)[number]

export const assignmentSchema = z
  .strictObject({
    files: z.enum(fileRules, { error: 'Pilih apakah berkas dikirim' }),
    maxPoints: z
      .int({ error: 'Tulis nilai tertinggi sebagai angka bulat' })
      .check(
        z.minimum(1, { error: 'Nilai tertinggi paling sedikit 1' }),
        z.maximum(assignmentLimits.points, { error: 'Nilai tertinggi paling banyak 1.000' }),
      ),
    /** From how many points on it is passed. */
    passPoints: z
      .int({ error: 'Tulis nilai lulus sebagai angka bulat' })
      .check(z.minimum(0, { error: 'Nilai lulus tidak bisa kurang dari 0' })),
    /** Days after the course was obtained; null for as long as one likes. What is late is taken all the same. */
    dueDays: z.nullable(
      z
        .int({ error: 'Tulis hari sebagai angka bulat' })
        .check(
          z.minimum(1, { error: 'Paling sedikit 1 hari' }),
          z.maximum(assignmentLimits.dueDays, { error: `Paling banyak ${assignmentLimits.dueDays} hari` }),
        ),
    ),
  })
  .check(
    z.refine(({ passPoints, maxPoints }) => passPoints <= maxPoints, {
      error: 'Nilai lulus tidak bisa melebihi nilai tertinggi',
      path: ['passPoints'],
    }),
  )
/** What holds for an assignment; its instruction is the body of the lesson. */
export type Assignment = z.infer<typeof assignmentSchema>
