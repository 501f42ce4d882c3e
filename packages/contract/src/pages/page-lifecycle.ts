import * as z from 'zod/mini'

/** Lifecycle stage of a page, in a marketer's order. */
export const pageStages = ['draft', 'scheduled', 'published', 'ended'] as const
export type PageStage = (typeof pageStages)[number]

/** Redirect of a page that ended; null leads to the not-found page. */
export const redirectTargetSchema = z.union([
  z.strictObject({ kind: z.literal('page'), pageId: z.uuid() }),
  z.strictObject({
    kind: z.literal('url'),
    href: z.string().check(z.maxLength(500, { error: 'Alamat maksimal 500 karakter' })),
  }),
])
export type RedirectTarget = z.infer<typeof redirectTargetSchema>

/** The same for display: a page with its name. */
export const shownRedirectSchema = z.union([
  z.object({ kind: z.literal('page'), pageId: z.uuid(), name: z.string() }),
  z.object({ kind: z.literal('url'), href: z.string() }),
])
export type ShownRedirect = z.infer<typeof shownRedirectSchema>

export const approvalSchema = z.object({
  id: z.uuid(),
  /** The version of the request. */
  version: z.int(),
  note: z.string(),
  askedById: z.nullable(z.uuid()),
  askedBy: z.nullable(z.string()),
  askedAt: z.iso.datetime(),
  /** Null while unanswered; `replaced` if a newer request replaced it. */
  answer: z.nullable(z.enum(['approved', 'returned', 'replaced'])),
  comment: z.string(),
  answeredBy: z.nullable(z.string()),
  answeredAt: z.nullable(z.iso.datetime()),
})
export type Approval = z.infer<typeof approvalSchema>

const scheduled = {
  at: z.iso.datetime(),
  by: z.nullable(z.string()),
  /** Why it failed when it was due, as a message; null while it is pending. */
  failure: z.nullable(z.string()),
}

/** Pending schedules and approval of a page, with the outcome of the last ones. */
export const pageLifecycleSchema = z.object({
  stage: z.enum(pageStages),
  /** `version` is what will be published, whatever the head is by then. */
  publish: z.nullable(z.object({ ...scheduled, version: z.int() })),
  unpublish: z.nullable(z.object({ ...scheduled, redirect: z.nullable(shownRedirectSchema) })),
  /** Since when a page is ended that was taken down by a schedule. */
  endedAt: z.nullable(z.iso.datetime()),
  endedRedirect: z.nullable(shownRedirectSchema),
  /** The latest request for approval. */
  approval: z.nullable(approvalSchema),
})
export type PageLifecycle = z.infer<typeof pageLifecycleSchema>

/** Of a new page. */
export const newLifecycle: PageLifecycle = {
  stage: 'draft',
  publish: null,
  unpublish: null,
  endedAt: null,
  endedRedirect: null,
  approval: null,
}
