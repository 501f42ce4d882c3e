import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** How the back office looks for one account, in any browser. */
export const lookSchema = z.strictObject({
  /** `auto` follows the device. */
  mode: z.enum(['light', 'dark', 'auto']),
  density: z.enum(['comfortable', 'compact']),
  /** How landing pages are listed. */
  pages: z.enum(['cards', 'list']),
})
export type Look = z.infer<typeof lookSchema>

/** Until an account chooses. */
export const firstLook: Look = { mode: 'light', density: 'comfortable', pages: 'cards' }

export const getLook = endpoint({
  method: 'GET',
  path: '/admin/look',
  summary: 'Appearance of the back office for the own account',
  output: lookSchema,
})

export const updateLook = endpoint({
  method: 'PUT',
  path: '/admin/look',
  summary: 'Set the appearance of the back office for the own account',
  input: { body: lookSchema },
  output: lookSchema,
})
