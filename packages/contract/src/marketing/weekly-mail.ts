import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

const weeklyMailSchema = z.object({ isOn: z.boolean() })

export const getWeeklyMail = endpoint({
  method: 'GET',
  path: '/admin/weekly-mail',
  summary: 'Whether the own account gets the weekly report by mail',
  output: weeklyMailSchema,
})

export const updateWeeklyMail = endpoint({
  method: 'PATCH',
  path: '/admin/weekly-mail',
  summary: 'Subscribe to the weekly report by mail, or unsubscribe',
  input: { body: z.strictObject({ isOn: z.boolean() }) },
  output: weeklyMailSchema,
})
