import * as z from 'zod/mini'

/** How far a page has come, in the order a marketer knows it. */
export const pageStages = ['draft', 'scheduled', 'published', 'ended'] as const
export type PageStage = (typeof pageStages)[number]

/** Where a page that ended sends its visitors; nowhere is the not-found page. */
export const redirectTargetSchema = z.union([
  z.strictObject({ kind: z.literal('page'), pageId: z.uuid() }),
  z.strictObject({
    kind: z.literal('url'),
    href: z.string().check(z.maxLength(500, { error: 'Alamat paling panjang 500 karakter' })),
  }),
])
export type RedirectTarget = z.infer<typeof redirectTargetSchema>

/** The same as it is shown: a page with its name. */
export const shownRedirectSchema = z.union([
  z.object({ kind: z.literal('page'), pageId: z.uuid(), name: z.string() }),
  z.object({ kind: z.literal('url'), href: z.string() }),
])
export type ShownRedirect = z.infer<typeof shownRedirectSchema>

export const approvalSchema = z.object({
  id: z.uuid(),
  /** The version that was asked for. */
  version: z.int(),
  note: z.string(),
  askedById: z.nullable(z.uuid()),
  askedBy: z.nullable(z.string()),
  askedAt: z.iso.datetime(),
  /** Null while nobody has answered; `replaced` when the page was asked for again before. */
  answer: z.nullable(z.enum(['approved', 'returned', 'replaced'])),
  comment: z.string(),
  answeredBy: z.nullable(z.string()),
  answeredAt: z.nullable(z.iso.datetime()),
})
export type Approval = z.infer<typeof approvalSchema>

const scheduled = {
  at: z.iso.datetime(),
  by: z.nullable(z.string()),
  /** Why it could not be done when it was time, as a sentence; null while it is ahead. */
  failure: z.nullable(z.string()),
}

/** What is about to happen to a page's public side, what became of it, and what is asked for. */
export const pageStandingSchema = z.object({
  stage: z.enum(pageStages),
  /** `version` is what will be published, whatever the head is by then. */
  publish: z.nullable(z.object({ ...scheduled, version: z.int() })),
  unpublish: z.nullable(z.object({ ...scheduled, redirect: z.nullable(shownRedirectSchema) })),
  /** Since when a page is over that was taken down at its time. */
  endedAt: z.nullable(z.iso.datetime()),
  endedRedirect: z.nullable(shownRedirectSchema),
  /** The last one that was asked for. */
  approval: z.nullable(approvalSchema),
})
export type PageStanding = z.infer<typeof pageStandingSchema>

/** Of a page that was just made. */
export const newStanding: PageStanding = {
  stage: 'draft',
  publish: null,
  unpublish: null,
  endedAt: null,
  endedRedirect: null,
  approval: null,
}
