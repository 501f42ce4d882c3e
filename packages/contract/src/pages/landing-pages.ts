import {
  askedOfferSchema,
  changeSchema,
  lookCount,
  pageDocumentSchema,
  sitePartChoices,
  templateNames,
} from '@naikkelas/page'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { composableKinds, pageKinds } from '../enumerations/index.ts'
import { linkSlugSchema } from '../link-slug.ts'
import { mediaSchema } from './media.ts'
import { pageLifecycleSchema } from './page-lifecycle.ts'
import { pageOf, pagingQuery } from '../paging.ts'
import { plainText, visiblePattern } from '../plain-text.ts'
import { versionNumber, versionNumberInQuery } from './version-number.ts'

const pageId = z.strictObject({ pageId: z.uuid() })
/** Internal name of a page. */
export const pageNameSchema = z
  .string({ error: 'Nama halaman harus diisi' })
  .check(
    z.overwrite(plainText),
    z.regex(visiblePattern, { error: 'Nama halaman harus diisi' }),
    z.maxLength(120, { error: 'Nama halaman maksimal 120 karakter' }),
  )
const composableKind = z.enum(composableKinds, { error: 'Pilih jenis halaman' })

export const landingPageSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: z.enum(pageKinds),
  link_landing_page: z.string(),
  exclusive_landingpage: z.boolean(),
  partner_id: z.nullable(z.uuid()),
  status: z.enum(['draft', 'published']),
  /** Path on this site: `/kelas-data`, `/p/kopi-ratna`. */
  address: z.string(),
  headVersion: z.int(),
  publishedVersion: z.nullable(z.int()),
  /** Whether visitors have ever seen it: from then on its addresses are kept. */
  wasPublished: z.boolean(),
  publishedAt: z.nullable(z.iso.datetime()),
  updatedAt: z.iso.datetime(),
  updatedBy: z.nullable(z.string()),
  hasUnpublishedChanges: z.boolean(),
  /** Whether the page has the site's header and footer. */
  siteParts: z.enum(sitePartChoices),
  lifecycle: pageLifecycleSchema,
  deletedAt: z.nullable(z.iso.datetime()),
})
export type LandingPage = z.infer<typeof landingPageSchema>

/** A page in the list, with the data of its thumbnail: the first sections of its head. */
export const landingPageSummarySchema = z.extend(landingPageSchema, {
  folderId: z.nullable(z.uuid()),
  labelIds: z.array(z.uuid()),
  sectionCount: z.int(),
  opening: z.object({ document: pageDocumentSchema, media: z.array(mediaSchema) }),
})
export type LandingPageSummary = z.infer<typeof landingPageSummarySchema>

export const landingPageDetailSchema = z.object({
  page: landingPageSchema,
  document: pageDocumentSchema,
  /** All media that the document references. */
  media: z.array(mediaSchema),
})

/** Filters of the page list. */
export const landingPageFilters = [
  'draft',
  'scheduled',
  'published',
  'ended',
  'changed',
  'awaiting_approval',
  'trash',
] as const
export type LandingPageFilter = (typeof landingPageFilters)[number]

/** Orders of the page list; the first is used without one. */
export const landingPageSorts = ['changed', 'newest', 'name'] as const
export type LandingPageSort = (typeof landingPageSorts)[number]

export const listLandingPages = endpoint({
  method: 'GET',
  path: '/admin/landing-pages',
  summary: 'List landing pages, latest change first or in another order',
  input: {
    query: z.strictObject({
      ...pagingQuery,
      search: z.optional(z.string().check(z.maxLength(80))),
      kind: z.optional(z.enum(pageKinds)),
      status: z.optional(z.enum(landingPageFilters)),
      /** A folder's id, or `none` for pages without one. */
      folder: z.optional(z.union([z.literal('none'), z.uuid()])),
      label: z.optional(z.uuid()),
      sort: z.optional(z.enum(landingPageSorts)),
    }),
  },
  output: pageOf(landingPageSummarySchema),
})

/** What a new page starts from. */
export const pageBeginnings = ['blank', ...templateNames] as const

export const createLandingPage = endpoint({
  method: 'POST',
  path: '/admin/landing-pages',
  summary: 'Create a page, empty or from a template with its offer',
  input: {
    body: z.strictObject({
      name: pageNameSchema,
      link_landing_page: linkSlugSchema,
      kind: composableKind,
      partner_id: z.optional(z.nullable(z.uuid())),
      template: z._default(z.enum(pageBeginnings, { error: 'Pilih templat' }), 'blank'),
      /** Selected look of the template. */
      look: z._default(z.int().check(z.minimum(0), z.maximum(lookCount - 1)), 0),
      offer: z.optional(askedOfferSchema),
    }),
  },
  output: landingPageDetailSchema,
  successStatus: 201,
})

export const getLandingPage = endpoint({
  method: 'GET',
  path: '/admin/landing-pages/{pageId}',
  summary: 'A page with its current document',
  input: { params: pageId },
  output: landingPageDetailSchema,
})

export const updateLandingPage = endpoint({
  method: 'PATCH',
  path: '/admin/landing-pages/{pageId}',
  summary: 'Update a page’s name, link, kind, partner or use of site parts',
  input: {
    params: pageId,
    body: z.strictObject({
      name: z.optional(pageNameSchema),
      link_landing_page: z.optional(linkSlugSchema),
      kind: z.optional(composableKind),
      partner_id: z.optional(z.nullable(z.uuid())),
      siteParts: z.optional(z.enum(sitePartChoices, { error: 'Pilih salah satu' })),
    }),
  },
  output: landingPageSchema,
})

export const duplicateLandingPage = endpoint({
  method: 'POST',
  path: '/admin/landing-pages/{pageId}/duplicate',
  summary: 'Duplicate a page as a draft',
  input: { params: pageId, body: z.strictObject({ name: pageNameSchema, link_landing_page: linkSlugSchema }) },
  output: landingPageDetailSchema,
  successStatus: 201,
})

/** A change as it was applied, for browsers that do not have it yet. */
export const appliedChangeSchema = z.object({
  version: z.int(),
  change: changeSchema,
  actor: z.object({ id: z.uuid(), name: z.string() }),
  at: z.iso.datetime(),
})
export type AppliedChange = z.infer<typeof appliedChangeSchema>

export const applyChanges = endpoint({
  method: 'POST',
  path: '/admin/landing-pages/{pageId}/changes',
  summary:
    'Apply changes made on `baseVersion`, in order, each whole or not at all; a change sent before is not applied twice',
  input: {
    params: pageId,
    body: z.strictObject({
      baseVersion: versionNumber,
      changes: z.array(changeSchema).check(z.minLength(1), z.maxLength(200)),
    }),
  },
  output: z.object({
    headVersion: z.int(),
    /** Ids of changes that are now stored, including those stored before. */
    accepted: z.array(z.uuid()),
    /** Changes of others since `baseVersion`, in order; the sender's own are excluded. */
    others: z.array(appliedChangeSchema),
    /** New media referenced by others' changes. */
    media: z.array(mediaSchema),
  }),
})

export const listChanges = endpoint({
  method: 'GET',
  path: '/admin/landing-pages/{pageId}/changes',
  summary:
    'Changes after a version, at most 2,000; changes older than 90 days may be missing, which shows as a gap in `version`: then load the page',
  input: { params: pageId, query: z.strictObject({ since: versionNumberInQuery }) },
  output: z.object({ headVersion: z.int(), changes: z.array(appliedChangeSchema), media: z.array(mediaSchema) }),
})

export const publishLandingPage = endpoint({
  method: 'POST',
  path: '/admin/landing-pages/{pageId}/publish',
  summary: 'Publish the head; refused with the missing parts when it is incomplete',
  input: { params: pageId, body: z.strictObject({ headVersion: versionNumber }) },
  output: landingPageSchema,
})

export const unpublishLandingPage = endpoint({
  method: 'POST',
  path: '/admin/landing-pages/{pageId}/unpublish',
  summary: 'Unpublish a page; its versions stay',
  input: { params: pageId },
  output: landingPageSchema,
})

export const deleteLandingPage = endpoint({
  method: 'DELETE',
  path: '/admin/landing-pages/{pageId}',
  summary: 'Unpublish a page and move it to the trash; it can be restored for 30 days',
  input: { params: pageId },
  output: landingPageSchema,
})

export const restoreLandingPage = endpoint({
  method: 'POST',
  path: '/admin/landing-pages/{pageId}/restore',
  summary: 'Restore a page from the trash as a draft',
  input: { params: pageId },
  output: landingPageSchema,
})

export const checkLink = endpoint({
  method: 'GET',
  path: '/admin/links',
  summary: 'Whether a link is free for a kind, with a free suggestion',
  input: {
    query: z.strictObject({
      kind: composableKind,
      link: z.string().check(z.maxLength(200)),
      exceptPageId: z.optional(z.uuid()),
    }),
  },
  output: z.object({
    isFree: z.boolean(),
    /** Why it is not available, as a message; null if it is. */
    message: z.nullable(z.string()),
    suggestion: z.string(),
  }),
})

export const createPreview = endpoint({
  method: 'POST',
  path: '/admin/landing-pages/{pageId}/previews',
  summary: 'Create a preview address, which shows the draft to its holder',
  input: {
    params: pageId,
    body: z.strictObject({ hours: z._default(z.union([z.literal(1), z.literal(24), z.literal(168)]), 1) }),
  },
  output: z.object({ address: z.string(), expiresAt: z.iso.datetime() }),
  successStatus: 201,
})

export const revokePreviews = endpoint({
  method: 'DELETE',
  path: '/admin/landing-pages/{pageId}/previews',
  summary: 'Revoke all previews of a page',
  input: { params: pageId },
  output: z.null(),
})

/** A path of this site without query and anchor, as links of a page contain it. */
const ownPath = z.string().check(z.maxLength(300), z.regex(/^\/[^?#]*$/))

export const checkPaths = endpoint({
  method: 'POST',
  path: '/admin/paths/check',
  summary: 'Which of these paths of this site are 404',
  input: { body: z.strictObject({ paths: z.array(ownPath).check(z.maxLength(100)) }) },
  output: z.object({ missing: z.array(z.object({ path: z.string(), reason: z.enum(['unknown', 'draft']) })) }),
})
