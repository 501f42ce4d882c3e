import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { learnerSchema } from '../identity/learners.ts'

/** Where pictures of profiles are uploaded to, with type 1. */
export const avatarDirectory = 'avatar'

export const setOwnPicture = endpoint({
  method: 'PUT',
  path: '/me/picture',
  summary: 'Show an uploaded picture as the own one; the former is deleted',
  input: { body: z.strictObject({ fileId: z.uuid({ error: 'Foto ini tidak dikenal' }) }) },
  output: learnerSchema,
})

export const removeOwnPicture = endpoint({
  method: 'DELETE',
  path: '/me/picture',
  summary: 'Delete the own picture',
  output: learnerSchema,
})
