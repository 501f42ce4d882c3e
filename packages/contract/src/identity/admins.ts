import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { adminSchema } from './identity.ts'

/** An account of the back office as those see it who answer for all of them. */
export const adminAccountSchema = z.extend(adminSchema, {
  state: z.enum(['active', 'suspended']),
  createdAt: z.iso.datetime(),
})
export type AdminAccount = z.infer<typeof adminAccountSchema>

export const listAdmins = endpoint({
  method: 'GET',
  path: '/admin/admins',
  summary: 'Accounts of the back office by name, suspended ones too; for super admins',
  output: z.array(adminAccountSchema),
})
