import { storedSectionSchema } from '@naikkelas/page'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { mediaSchema } from './media.ts'
import { libraryNameSchema } from './section-library.ts'

/** A place where a synced section is used. */
export const syncedUseSchema = z.object({
  pageId: z.uuid(),
  pageName: z.string(),
  sectionId: z.string(),
  status: z.enum(['draft', 'published']),
  hasUnpublishedChanges: z.boolean(),
  /** Whether it matches the source. */
  isCurrent: z.boolean(),
})
export type SyncedUse = z.infer<typeof syncedUseSchema>

/** One section shared by several pages. */
export const syncedSectionSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Incremented by every update. */
  revision: z.int(),
  /** Content for all its places. */
  section: storedSectionSchema,
  media: z.array(mediaSchema),
  /** On pages that are not in the trash, by the page's name. */
  uses: z.array(syncedUseSchema),
  /** Whether the last update can be undone. */
  canUndo: z.boolean(),
  updatedAt: z.iso.datetime(),
  updatedBy: z.nullable(z.string()),
})
export type SyncedSection = z.infer<typeof syncedSectionSchema>

const syncedSectionId = z.strictObject({ syncedSectionId: z.uuid() })
const place = { pageId: z.uuid(), sectionId: z.string().check(z.regex(/^[A-Za-z0-9_-]{10}$/)) }
const revision = z.int().check(z.minimum(1), z.maximum(2_147_483_647))

export const listSyncedSections = endpoint({
  method: 'GET',
  path: '/admin/synced-sections',
  summary: 'Synced sections by name, with their uses',
  output: z.array(syncedSectionSchema),
})

export const createSyncedSection = endpoint({
  method: 'POST',
  path: '/admin/synced-sections',
  summary: 'Create a synced section from a section of a page',
  input: { body: z.strictObject({ name: libraryNameSchema, ...place }) },
  output: syncedSectionSchema,
  successStatus: 201,
})

export const addSyncedUse = endpoint({
  method: 'POST',
  path: '/admin/synced-sections/{syncedSectionId}/uses',
  summary: 'Link a section of a page to a synced section',
  input: { params: syncedSectionId, body: z.strictObject(place) },
  output: syncedSectionSchema,
})

export const removeSyncedUse = endpoint({
  method: 'DELETE',
  path: '/admin/synced-sections/{syncedSectionId}/uses/{pageId}/{sectionId}',
  summary: 'Detach a section of a page from its source',
  input: { params: z.strictObject({ syncedSectionId: z.uuid(), ...place }) },
  output: syncedSectionSchema,
})

/** Outcome for one page. */
export const syncedOutcomeSchema = z.object({
  pageId: z.uuid(),
  pageName: z.string(),
  outcome: z.enum(['same', 'changed', 'published', 'failed']),
  /** Why it failed, or why it was changed but not published; null otherwise. */
  message: z.nullable(z.string()),
})

const updated = z.object({ synced: syncedSectionSchema, pages: z.array(syncedOutcomeSchema) })

export const updateSyncedSection = endpoint({
  method: 'POST',
  path: '/admin/synced-sections/{syncedSectionId}/update',
  summary: 'Update a synced section from a page’s section and write it to all other uses, one change per page',
  input: {
    params: syncedSectionId,
    body: z.strictObject({
      ...place,
      /** The reviewed revision. */
      revision,
      /** Also publishes the pages that had no other pending changes. */
      isPublishing: z._default(z.boolean(), false),
    }),
  },
  output: updated,
})

export const undoSyncedUpdate = endpoint({
  method: 'POST',
  path: '/admin/synced-sections/{syncedSectionId}/undo',
  summary: 'Undo the last update of a synced section on every page',
  input: {
    params: syncedSectionId,
    body: z.strictObject({ revision, isPublishing: z._default(z.boolean(), false) }),
  },
  output: updated,
})

export const deleteSyncedSection = endpoint({
  method: 'DELETE',
  path: '/admin/synced-sections/{syncedSectionId}',
  summary: 'Delete a synced section; each page keeps its content',
  input: { params: syncedSectionId },
  output: z.null(),
})

export const listPageSyncedSections = endpoint({
  method: 'GET',
  path: '/admin/landing-pages/{pageId}/synced-sections',
  summary: 'Synced sections of a page',
  input: { params: z.strictObject({ pageId: z.uuid() }) },
  output: z.array(syncedSectionSchema),
})
