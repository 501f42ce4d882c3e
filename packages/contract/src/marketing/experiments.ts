import { variantKeys } from '@naikkelas/page'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { landingPageSchema } from '../pages/landing-pages.ts'
import { versionNumber } from '../pages/version-number.ts'

/** The conversion that is counted: a click on a call to action, or a submitted form. */
export const experimentGoals = ['cta', 'lead'] as const
export type ExperimentGoal = (typeof experimentGoals)[number]

const weightSchema = z.strictObject({
  key: z.enum(variantKeys),
  /** Whole percent of the visitors. */
  weight: z.int().check(z.minimum(0), z.maximum(100)),
})
export type VariantWeight = z.infer<typeof weightSchema>

/** How visitors are split during an experiment. `mark` identifies the experiment in their cookie. */
export const variantSplitSchema = z.object({
  mark: z.string().check(z.regex(/^[a-z0-9]{8}$/)),
  weights: z.array(weightSchema),
})
export type VariantSplit = z.infer<typeof variantSplitSchema>

/** Name of the cookie with a visitor's variant of a tested page. */
export const variantCookie = (mark: string) => `nk_v_${mark}`

const weightsSchema = z.array(weightSchema).check(
  z.minLength(2, { error: 'Uji butuh paling sedikit dua varian' }),
  z.maxLength(variantKeys.length),
  z.refine((weights) => new Set(weights.map(({ key }) => key)).size === weights.length, {
    error: 'Satu varian disebut dua kali',
  }),
  z.refine((weights) => weights.reduce((sum, { weight }) => sum + weight, 0) === 100, {
    error: 'Jumlah pembagian pengunjung harus 100%',
  }),
  z.refine((weights) => weights.every(({ weight }) => weight >= 5), {
    error: 'Tiap varian butuh paling sedikit 5% pengunjung',
  }),
)

/** What visitors of one variant bought; counted whatever the goal is. */
const variantSalesSchema = z.object({
  /** Paid orders whose checkout was opened by a link of the variant, without those of which all went back. */
  sales: z.number(),
  /** Whole rupiah, without what went back. */
  revenue: z.number(),
  /** Sales of visitors with its 95 % interval (Wilson), from 0 to 1; null without visitors. */
  rate: z.nullable(z.object({ value: z.number(), low: z.number(), high: z.number() })),
  /** Whole rupiah by visitor; null without visitors. */
  perVisitor: z.nullable(
    z.object({
      value: z.number(),
      /** Its 95 % interval (by the spread of what each visitor brought); null below ten sales. */
      interval: z.nullable(z.object({ low: z.number(), high: z.number() })),
    }),
  ),
})
export type VariantSales = z.infer<typeof variantSalesSchema>

/** The results of one variant. */
export const variantResultSchema = z.object({
  key: z.enum(variantKeys),
  weight: z.number(),
  /**
   * Visitors who saw it since the test began, each counted once: over the whole test with consent to advertising, else
   * once a day. Bots and staff excluded.
   */
  visitors: z.number(),
  /** Of these, the visitors who converted, each once. */
  reached: z.number(),
  /** `reached` of `visitors` with its 95 % interval (Wilson), from 0 to 1; null without visitors. */
  rate: z.nullable(z.object({ value: z.number(), low: z.number(), high: z.number() })),
  /**
   * Rate minus that of `a`, with its 95 % interval (Newcombe), from -1 to 1; null for `a` itself and without visitors.
   */
  difference: z.nullable(z.object({ value: z.number(), low: z.number(), high: z.number() })),
  /** Absent from tests that ended before sales were counted. */
  bought: z.optional(variantSalesSchema),
})
export type VariantResult = z.infer<typeof variantResultSchema>

/** `early`: not enough visitors yet. `none`: enough of them, and no difference of at least `leastLift`. */
export const experimentVerdicts = ['early', 'none', 'found'] as const

export const experimentResultsSchema = z.object({
  variants: z.array(variantResultSchema),
  /** Visitors per variant needed to detect `leastLift`; null while the rate of the first variant is unknown. */
  neededVisitors: z.nullable(z.number()),
  verdict: z.enum(experimentVerdicts),
  /** The best variant; only with the verdict `found`. */
  best: z.nullable(z.enum(variantKeys)),
})
export type ExperimentResults = z.infer<typeof experimentResultsSchema>

export const experimentSchema = z.object({
  id: z.uuid(),
  goal: z.enum(experimentGoals),
  /** The smallest relative difference to detect, in percent. */
  leastLift: z.number(),
  startedAt: z.iso.datetime(),
  startedBy: z.nullable(z.string()),
  endedAt: z.nullable(z.iso.datetime()),
  endedBy: z.nullable(z.string()),
  /** Null for a test that was stopped without a winner. */
  winner: z.nullable(z.enum(variantKeys)),
  /** Variants missing from a published version, which ended the test. Empty if a person ended it. */
  goneVariants: z.array(z.enum(variantKeys)),
  /** Variants whose content changed by publishing during the test, and when; oldest first. */
  changes: z.array(z.object({ key: z.enum(variantKeys), at: z.iso.datetime() })),
  results: experimentResultsSchema,
})
export type Experiment = z.infer<typeof experimentSchema>

const pageId = z.strictObject({ pageId: z.uuid() })

export const listExperiments = endpoint({
  method: 'GET',
  path: '/admin/landing-pages/{pageId}/experiments',
  summary: 'Experiments of a page with their current results, newest first',
  input: { params: pageId },
  output: z.array(experimentSchema),
})

export const startExperiment = endpoint({
  method: 'POST',
  path: '/admin/landing-pages/{pageId}/experiments',
  summary: 'Start an experiment on a published page',
  successStatus: 201,
  input: {
    params: pageId,
    body: z.strictObject({
      goal: z.enum(experimentGoals, { error: 'Pilih tujuan uji' }),
      weights: weightsSchema,
      leastLift: z
        .int({ error: 'Tulis angka bulat' })
        .check(
          z.minimum(5, { error: 'Perbedaan terkecil yang bisa dicari 5%' }),
          z.maximum(200, { error: 'Paling besar 200%' }),
        ),
    }),
  },
  output: experimentSchema,
})

const experimentId = z.strictObject({ pageId: z.uuid(), experimentId: z.uuid() })

export const stopExperiment = endpoint({
  method: 'POST',
  path: '/admin/landing-pages/{pageId}/experiments/{experimentId}/stop',
  summary: 'Stop an experiment; every visitor gets the first variant, the variants stay on the page',
  input: { params: experimentId },
  output: experimentSchema,
})

export const declareWinner = endpoint({
  method: 'POST',
  path: '/admin/landing-pages/{pageId}/experiments/{experimentId}/winner',
  summary: 'End an experiment with a winner: delete the other variants and publish',
  input: {
    params: experimentId,
    body: z.strictObject({
      winner: z.enum(variantKeys, { error: 'Pilih varian' }),
      /** The page's content when the winner was chosen. */
      headVersion: versionNumber,
    }),
  },
  output: z.object({ experiment: experimentSchema, page: landingPageSchema }),
})
