import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { pageKinds } from '../enumerations/index.ts'
import { landingPageSchema } from './landing-pages.ts'
import { approvalSchema, redirectTargetSchema } from './page-lifecycle.ts'
import { plainText, visiblePattern } from '../plain-text.ts'
import { versionNumber } from './version-number.ts'

const pageId = z.strictObject({ pageId: z.uuid() })
const moment = z.nullable(z.iso.datetime({ offset: true, error: 'Isi tanggal dan jamnya' }))
const words = z.string().check(z.overwrite(plainText), z.maxLength(500, { error: 'Paling panjang 500 karakter' }))

export const scheduleLandingPage = endpoint({
  method: 'PUT',
  path: '/admin/landing-pages/{pageId}/schedule',
  summary: 'Schedule publishing this version and unpublishing; replaces the former schedule',
  input: {
    params: pageId,
    body: z.strictObject({
      /** The reviewed version: it is published whatever is edited later. */
      headVersion: versionNumber,
      publishAt: moment,
      unpublishAt: moment,
      /** Redirect target after the page is taken down. */
      redirect: z._default(z.nullable(redirectTargetSchema), null),
    }),
  },
  output: landingPageSchema,
})

export const cancelSchedule = endpoint({
  method: 'DELETE',
  path: '/admin/landing-pages/{pageId}/schedule',
  summary: 'Cancel a page’s schedule',
  input: { params: pageId },
  output: landingPageSchema,
})

export const oldAddressSchema = z.object({
  kind: z.enum(pageKinds),
  link_landing_page: z.string(),
  /** Path on this site. */
  address: z.string(),
  leftAt: z.iso.datetime(),
  leftBy: z.nullable(z.string()),
})
export type OldAddress = z.infer<typeof oldAddressSchema>

export const listOldAddresses = endpoint({
  method: 'GET',
  path: '/admin/landing-pages/{pageId}/old-addresses',
  summary: 'Former addresses of a page, which redirect to its current one',
  input: { params: pageId },
  output: z.array(oldAddressSchema),
})

export const deleteOldAddress = endpoint({
  method: 'DELETE',
  path: '/admin/landing-pages/{pageId}/old-addresses/{kind}/{link}',
  summary: 'Delete a former address; returns the remaining ones',
  input: {
    params: z.strictObject({ pageId: z.uuid(), kind: z.enum(pageKinds), link: z.string().check(z.maxLength(200)) }),
  },
  output: z.array(oldAddressSchema),
})

export const askApproval = endpoint({
  method: 'POST',
  path: '/admin/landing-pages/{pageId}/approvals',
  summary: 'Request approval of this version; replaces a former request',
  input: { params: pageId, body: z.strictObject({ headVersion: versionNumber, note: z._default(words, '') }) },
  output: landingPageSchema,
  successStatus: 201,
})

export const listApprovals = endpoint({
  method: 'GET',
  path: '/admin/landing-pages/{pageId}/approvals',
  summary: 'Approval requests of a page with their answers, newest first',
  input: { params: pageId },
  output: z.array(approvalSchema),
})

const approvalId = z.strictObject({ pageId: z.uuid(), approvalId: z.uuid() })

export const approvePage = endpoint({
  method: 'POST',
  path: '/admin/landing-pages/{pageId}/approvals/{approvalId}/approve',
  summary: 'Approve and publish the requested version, unless the page has changed',
  input: { params: approvalId, body: z.strictObject({ comment: z._default(words, '') }) },
  output: landingPageSchema,
})

export const returnPage = endpoint({
  method: 'POST',
  path: '/admin/landing-pages/{pageId}/approvals/{approvalId}/return',
  summary: 'Return an approval request with the changes to make',
  input: {
    params: approvalId,
    body: z.strictObject({
      comment: z
        .string({ error: 'Tulis apa yang perlu diperbaiki' })
        .check(
          z.overwrite(plainText),
          z.regex(visiblePattern, { error: 'Tulis apa yang perlu diperbaiki' }),
          z.maxLength(500, { error: 'Paling panjang 500 karakter' }),
        ),
    }),
  },
  output: landingPageSchema,
})
