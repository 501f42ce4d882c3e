import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { dayField } from '../validation/day.ts'
import { changeReasonSchema } from './sellables.ts'

const accessGrantSchema = z.object({
  id: z.uuid(),
  course: z.object({ id: z.uuid(), number: z.int(), name: z.string() }),
  reason: z.string(),
  grantedAt: z.iso.datetime(),
  /** Name of the admin; null once that account is gone. */
  grantedBy: z.nullable(z.string()),
  /** The first instant after it; null for what does not end. */
  endsAt: z.nullable(z.iso.datetime()),
  /** Null while it was not withdrawn. */
  revoked: z.nullable(z.object({ reason: z.string(), at: z.iso.datetime(), by: z.nullable(z.string()) })),
})
/** A course that the team opened for a learner without a purchase. */
export type AccessGrant = z.infer<typeof accessGrantSchema>

const ofUser = z.strictObject({ userId: z.uuid() })

export const listAccessGrants = endpoint({
  method: 'GET',
  path: '/admin/users/{userId}/access-grants',
  summary: 'Courses that the team opened for a learner, the latest first, ended and withdrawn ones among them',
  input: { params: ofUser },
  output: z.object({ items: z.array(accessGrantSchema) }),
})

export const grantAccess = endpoint({
  method: 'POST',
  path: '/admin/users/{userId}/access-grants',
  summary: 'Open a course for a learner without a purchase, with a reason and until a day, or for good',
  input: {
    params: ofUser,
    body: z.strictObject({
      courseId: z.uuid({ error: 'Pilih kelasnya' }),
      reason: changeReasonSchema,
      /** The last day in WIB; null for good. */
      lastDay: z.nullable(dayField('Tanggal tidak dikenal')),
    }),
  },
  output: accessGrantSchema,
  successStatus: 201,
})

export const revokeAccessGrant = endpoint({
  method: 'POST',
  path: '/admin/users/{userId}/access-grants/{grantId}/revoke',
  summary: 'Close a course again that was opened for a learner; what was bought stays open',
  input: {
    params: z.strictObject({ userId: z.uuid(), grantId: z.uuid() }),
    body: z.strictObject({ reason: changeReasonSchema }),
  },
  output: accessGrantSchema,
})
