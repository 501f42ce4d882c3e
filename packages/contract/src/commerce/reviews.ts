import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { sellableKinds } from '../enumerations/index.ts'
import { plainLines } from '../plain-text.ts'
import { codeSchema, publicNumberSchema } from './public-catalogue.ts'
import { changeReasonSchema, listPlaceSchema } from './sellables.ts'

/** Of the page of an entry. */
export const reviewsPerPage = 6
/** Of the back office. */
export const reviewsPerList = 50

const stars = z.int().check(z.minimum(1), z.maximum(5))

const publicReviewSchema = z.object({
  /** In the order in which they came; names it in a page. */
  number: z.int(),
  stars,
  /** Empty where only stars were given. */
  text: z.string(),
  /** First name and initial: “Ayu P.”. */
  author: z.string(),
  writtenAt: z.iso.datetime(),
  /** Of the team; null for none. */
  reply: z.nullable(z.object({ text: z.string(), at: z.iso.datetime() })),
})
export type PublicReview = z.infer<typeof publicReviewSchema>

export const browseReviews = endpoint({
  method: 'GET',
  path: '/reviews',
  summary:
    'What buyers say of one entry of the catalogue, newest first, without hidden ones; 404 for an entry that visitors do not see; public',
  input: {
    query: z.strictObject({
      /** Of the entry. */
      number: publicNumberSchema,
      /** The reviews after, or before, this place. */
      after: z.optional(listPlaceSchema),
      before: z.optional(listPlaceSchema),
    }),
  },
  output: z.object({
    items: z.array(publicReviewSchema),
    next: z.nullable(z.string()),
    previous: z.nullable(z.string()),
  }),
})

const reviewSchema = z.object({
  ...publicReviewSchema.shape,
  id: z.uuid(),
  version: z.int(),
  /** What it is about. */
  sellable: z.object({ id: z.uuid(), kind: z.enum(sellableKinds), name: z.string() }),
  /** Null while visitors see it. */
  hidden: z.nullable(z.object({ reason: z.string(), at: z.iso.datetime(), by: z.nullable(z.string()) })),
  /** Name of the admin who answered last; null for none. */
  repliedBy: z.nullable(z.string()),
})
/** A review as moderators see it. */
export type Review = z.infer<typeof reviewSchema>

export const reviewStates = ['shown', 'hidden'] as const
export type ReviewState = (typeof reviewStates)[number]

export const listReviews = endpoint({
  method: 'GET',
  path: '/admin/reviews',
  summary: 'Reviews of the kinds that the admin sees, newest first, hidden ones among them',
  input: {
    query: z.strictObject({
      /** A part of the review or of the entry’s name. */
      search: z.optional(z.string().check(z.trim(), z.maxLength(80))),
      state: z.optional(z.enum(reviewStates)),
      stars: z.optional(codeSchema(5, 1)),
      /** Without an answer of the team 0, with one 1. */
      answered: z.optional(codeSchema(1, 0)),
      sellableId: z.optional(z.uuid()),
      after: z.optional(listPlaceSchema),
      before: z.optional(listPlaceSchema),
    }),
  },
  output: z.object({
    items: z.array(reviewSchema),
    next: z.nullable(z.string()),
    previous: z.nullable(z.string()),
  }),
})

const reviewId = z.strictObject({ reviewId: z.uuid() })
const version = z.int().check(z.minimum(1))

export const hideReview = endpoint({
  method: 'POST',
  path: '/admin/reviews/{reviewId}/hide',
  summary: 'Hide a review from visitors, with a reason; it counts no longer',
  input: { params: reviewId, body: z.strictObject({ reason: changeReasonSchema, version }) },
  output: reviewSchema,
})

export const showReview = endpoint({
  method: 'POST',
  path: '/admin/reviews/{reviewId}/show',
  summary: 'Show a hidden review again',
  input: { params: reviewId, body: z.strictObject({ version }) },
  output: reviewSchema,
})

export const replyAtMost = 1_000

export const replyToReview = endpoint({
  method: 'PUT',
  path: '/admin/reviews/{reviewId}/reply',
  summary: 'The team’s answer below a review; an empty one takes it away',
  input: {
    params: reviewId,
    body: z.strictObject({
      text: z
        .string()
        .check(z.overwrite(plainLines), z.maxLength(replyAtMost, { error: 'Jawaban maksimal 1.000 karakter' })),
      version,
    }),
  },
  output: reviewSchema,
})
