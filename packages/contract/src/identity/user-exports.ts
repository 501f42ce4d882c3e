import * as z from 'zod/mini'
import { endpoint, fileEndpoint } from '../endpoint.ts'
import { spreadsheetTypes } from '../export-formats.ts'
import { exportRequestShape, exportTokenParams, preparedExportShape } from '../export-requests.ts'
import { userFilterSchema, userReasonSchema } from './users.ts'

/** How addresses and numbers are written: hidden as in the list, or in full, for super admins with a reason. */
export const exportedContacts = ['masked', 'full'] as const
export type ExportedContacts = (typeof exportedContacts)[number]

export const exportUsers = endpoint({
  method: 'POST',
  path: '/admin/user-exports',
  summary:
    'Prepare an export of the learners that a filter shows, after the password: a token for 15 minutes. Contacts are masked unless a super admin gives a reason',
  input: {
    body: z.strictObject({
      ...exportRequestShape,
      filter: userFilterSchema,
      contacts: z._default(z.enum(exportedContacts), 'masked'),
      /** Why contacts are needed in full. */
      reason: z.optional(userReasonSchema),
    }),
  },
  output: z.object({
    ...preparedExportShape,
    filter: z.omit(userFilterSchema, { search: true }),
    contacts: z.enum(exportedContacts),
  }),
  successStatus: 201,
})

export const downloadUserExport = fileEndpoint({
  path: '/admin/user-exports/{token}',
  summary: 'A prepared export of learners; for the admin who prepared it',
  input: { params: exportTokenParams },
  contentTypes: spreadsheetTypes,
})
export const downloadUserExportPath = (token: string) => `/admin/user-exports/${token}` as const
