import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

const weeklyMailSchema = z.object({ isOn: z.boolean() })

export const getWeeklyMail = endpoint({
  method: 'GET',
  path: '/admin/weekly-mail',
  summary: 'Whether the own account gets the figures of the week by mail',
  output: weeklyMailSchema,
})

export const updateWeeklyMail = endpoint({
  method: 'PATCH',
  path: '/admin/weekly-mail',
  summary: 'Ask for the figures of the week by mail, or no longer',
  input: { body: z.strictObject({ isOn: z.boolean() }) },
  output: weeklyMailSchema,
})
