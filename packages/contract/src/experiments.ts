import { variantKeys } from '@naikkelas/page'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { landingPageSchema } from './landing-pages.ts'
import { versionNumber } from './version-number.ts'

/** What counts as reached: the press of a call to action, or an answer that was sent. */
export const experimentGoals = ['cta', 'lead'] as const
export type ExperimentGoal = (typeof experimentGoals)[number]

const weightSchema = z.strictObject({
  key: z.enum(variantKeys),
  /** Whole percent of the visitors. */
  weight: z.int().check(z.minimum(0), z.maximum(100)),
})
export type VariantWeight = z.infer<typeof weightSchema>

/** How visitors are divided while something is tested. `mark` names the test in their cookie. */
export const variantSplitSchema = z.object({
  mark: z.string().check(z.regex(/^[a-z0-9]{8}$/)),
  weights: z.array(weightSchema),
})
export type VariantSplit = z.infer<typeof variantSplitSchema>

/** Name of the cookie that says which variant of a tested page a visitor has. */
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

/** What is known of one variant. */
export const variantResultSchema = z.object({
  key: z.enum(variantKeys),
  weight: z.number(),
  /**
   * Visitors who were shown it since the test began, each once for as long as they are known: over the whole test when they
   * agreed to advertising, else once a day. Machines and staff left out.
   */
  visitors: z.number(),
  /** Those of them who reached the goal, each once. */
  reached: z.number(),
  /** `reached` of `visitors` with its 95 % interval (Wilson), from 0 to 1; null without visitors. */
  rate: z.nullable(z.object({ value: z.number(), low: z.number(), high: z.number() })),
  /** Rate less that of `a`, with its 95 % interval (Newcombe), from -1 to 1; null for `a` itself and without visitors. */
  difference: z.nullable(z.object({ value: z.number(), low: z.number(), high: z.number() })),
})
export type VariantResult = z.infer<typeof variantResultSchema>

/** `early`: fewer visitors than it takes. `none`: enough of them, and no difference that is worth finding. */
export const experimentVerdicts = ['early', 'none', 'found'] as const

export const experimentResultsSchema = z.object({
  variants: z.array(variantResultSchema),
  /** Visitors a variant takes to find `leastLift`; null while the first variant's rate is not known. */
  neededVisitors: z.nullable(z.number()),
  verdict: z.enum(experimentVerdicts),
  /** The best variant; only with the verdict `found`. */
  best: z.nullable(z.enum(variantKeys)),
})
export type ExperimentResults = z.infer<typeof experimentResultsSchema>

export const experimentSchema = z.object({
  id: z.uuid(),
  goal: z.enum(experimentGoals),
  /** The least relative difference worth finding, in percent. */
  leastLift: z.number(),
  startedAt: z.iso.datetime(),
  startedBy: z.nullable(z.string()),
  endedAt: z.nullable(z.iso.datetime()),
  endedBy: z.nullable(z.string()),
  /** Null for a test that was stopped without one. */
  winner: z.nullable(z.enum(variantKeys)),
  /** Variants that a published version no longer had: the test ended with it. Empty when somebody ended it. */
  goneVariants: z.array(z.enum(variantKeys)),
  /** Variants that were published with another content while the test ran, and when; oldest first. */
  changes: z.array(z.object({ key: z.enum(variantKeys), at: z.iso.datetime() })),
  results: experimentResultsSchema,
})
export type Experiment = z.infer<typeof experimentSchema>

const pageId = z.strictObject({ pageId: z.uuid() })

export const listExperiments = endpoint({
  method: 'GET',
  path: '/admin/landing-pages/{pageId}/experiments',
  summary: 'Tests of a page, newest first, with what is known of each now',
  input: { params: pageId },
  output: z.array(experimentSchema),
})

export const startExperiment = endpoint({
  method: 'POST',
  path: '/admin/landing-pages/{pageId}/experiments',
  summary: 'Divide the visitors of a published page among its variants',
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
  summary: 'Give every visitor the first variant again; the versions stay on the page',
  input: { params: experimentId },
  output: experimentSchema,
})

export const declareWinner = endpoint({
  method: 'POST',
  path: '/admin/landing-pages/{pageId}/experiments/{experimentId}/winner',
  summary: 'Leave the winner alone on the page, publish that and end the test, in one act',
  input: {
    params: experimentId,
    body: z.strictObject({
      winner: z.enum(variantKeys, { error: 'Pilih varian' }),
      /** What the page held when the winner was chosen. */
      headVersion: versionNumber,
    }),
  },
  output: z.object({ experiment: experimentSchema, page: landingPageSchema }),
})
