import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { plainLines, plainText, visiblePattern } from '../plain-text.ts'
import { tutorialTools } from '../specification-paths.ts'
import { filmPlayerOf } from './film-players.ts'
import {
  changedRecordOf,
  createdRecordOf,
  listFields,
  pageByPlaceOf,
  publicationChangeSchema,
  publicationResultSchema,
  publishedRecordOf,
  recordListFields,
  summarySchema,
  titleSchema,
} from './publication.ts'

export type TutorialTool = keyof typeof tutorialTools

export const tutorialToolNames = ['shopeasytools', 'robotok'] as const satisfies readonly TutorialTool[]

/** What tools and their tutorials are called. */
export const tutorialToolLabels = {
  shopeasytools: 'Shopeasytools',
  robotok: 'Robotok',
} as const satisfies Record<TutorialTool, string>

/** Those of the specification, in its order: installed from the start, at addresses that stay. */
export const tutorialPlaces = tutorialToolNames.flatMap((tool) => tutorialTools[tool].map((page) => ({ tool, page })))

/** About following and ceasing to follow: in no list while the feature `auto_follow_tools` is off; their addresses stay. */
export const tutorialsAboutFollowing: readonly string[] = [
  'auto-follow',
  'auto-follow-by-review',
  'auto-follow-by-comment',
  'auto-unfollow',
  'followback-and-broadcast',
]

const line = (longest: number, noun: string) =>
  z
    .string({ error: `${noun} harus diisi` })
    .check(
      z.overwrite(plainText),
      z.regex(visiblePattern, { error: `${noun} harus diisi`, abort: true }),
      z.maxLength(longest, { error: `${noun} maksimal ${longest} karakter` }),
    )

/** A drawn screen: what is to be seen, and where to press. */
export const tutorialScreenKinds = ['window', 'dialog', 'chat', 'phone'] as const
const screenSchema = z
  .strictObject({
    kind: z.enum(tutorialScreenKinds, { error: 'Pilih bentuk layar' }),
    title: line(60, 'Judul layar'),
    /** Rows of a window; of a dialog its sentence and then its buttons; of a chat buyer and shop in turn. */
    lines: z
      .array(line(160, 'Baris'))
      .check(
        z.minLength(1, { error: 'Tulis paling sedikit satu baris' }),
        z.maxLength(6, { error: 'Paling banyak 6 baris' }),
      ),
    /** The line to press; null for none. */
    marked: z.nullable(z.int().check(z.minimum(0))),
  })
  .check(
    z.refine(({ lines, marked }) => marked === null || marked < lines.length, {
      path: ['marked'],
      error: 'Baris yang ditandai tidak ada',
    }),
  )
export type TutorialScreen = z.infer<typeof screenSchema>

const stepSchema = z.strictObject({
  title: line(80, 'Judul langkah'),
  text: z
    .string({ error: 'Uraian langkah harus diisi' })
    .check(
      z.overwrite(plainLines),
      z.regex(visiblePattern, { error: 'Uraian langkah harus diisi', abort: true }),
      z.maxLength(800, { error: 'Uraian langkah maksimal 800 karakter' }),
    ),
  screen: z.nullable(screenSchema),
})

export const tutorialStepsAtMost = 15

export const tutorialStepsSchema = z
  .array(stepSchema)
  .check(
    z.minLength(1, { error: 'Tulis paling sedikit satu langkah' }),
    z.maxLength(tutorialStepsAtMost, { error: `Paling banyak ${tutorialStepsAtMost} langkah` }),
  )

const toolSchema = z.enum(tutorialToolNames, { error: 'Pilih tools' })

const tutorialValueSchema = z.strictObject({
  tool: toolSchema,
  /** The last part of its address. */
  page: z
    .string({ error: 'Alamat harus diisi' })
    .check(
      z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: 'Pakai huruf kecil, angka, dan tanda hubung', abort: true }),
      z.maxLength(60, { error: 'Alamat maksimal 60 karakter' }),
    ),
  /** Small ones come first in lists. */
  position: z
    .int({ error: 'Tulis angka bulat' })
    .check(z.minimum(1, { error: 'Paling kecil 1' }), z.maximum(9_999, { error: 'Paling besar 9.999' })),
  title: titleSchema(80),
  summary: summarySchema,
  /** How long it takes. */
  minutes: z
    .int({ error: 'Tulis angka bulat' })
    .check(z.minimum(1, { error: 'Paling sedikit 1 menit' }), z.maximum(120, { error: 'Paling lama 120 menit' })),
  /** Empty while there is none. Linked, not embedded: nothing of the provider is loaded before one goes there. */
  filmUrl: z.string().check(
    z.trim(),
    z.maxLength(160, { error: 'Alamat film maksimal 160 karakter' }),
    z.refine((url) => url === '' || filmPlayerOf(url) !== null, {
      error: 'Tulis alamat film di YouTube atau Vimeo, diawali https://',
    }),
  ),
  steps: tutorialStepsSchema,
})
export type TutorialValue = z.infer<typeof tutorialValueSchema>

const tutorialSchema = z.extend(publishedRecordOf(tutorialValueSchema), {
  /** Whether lists have it while it is published. */
  isListed: z.boolean(),
  answers: z.object({ helpful: z.int(), unhelpful: z.int() }),
})
export type Tutorial = z.infer<typeof tutorialSchema>

export const tutorialsPerPage = 50

const tutorialId = z.strictObject({ tutorialId: z.uuid() })

export const listTutorials = endpoint({
  method: 'GET',
  path: '/admin/tutorials',
  summary: 'Tutorials with what visitors answered, in the order of public lists',
  input: { query: z.strictObject({ ...recordListFields, tool: z.optional(toolSchema) }) },
  output: pageByPlaceOf(tutorialSchema),
})

export const getTutorial = endpoint({
  method: 'GET',
  path: '/admin/tutorials/{tutorialId}',
  summary: 'One tutorial',
  input: { params: tutorialId },
  output: tutorialSchema,
})

export const createTutorial = endpoint({
  method: 'POST',
  path: '/admin/tutorials',
  summary: 'Write a tutorial; it is a draft',
  successStatus: 201,
  input: { body: createdRecordOf(tutorialValueSchema) },
  output: tutorialSchema,
})

export const updateTutorial = endpoint({
  method: 'PUT',
  path: '/admin/tutorials/{tutorialId}',
  summary: 'Change a tutorial; the address of one of the specification stays',
  input: { params: tutorialId, body: changedRecordOf(tutorialValueSchema) },
  output: tutorialSchema,
})

export const changeTutorialStatus = endpoint({
  method: 'POST',
  path: '/admin/tutorials/change-status',
  summary: 'Publish, take back, archive or restore tutorials',
  input: { body: publicationChangeSchema },
  output: publicationResultSchema,
})

const cardSchema = z.object({
  tool: toolSchema,
  page: z.string(),
  title: z.string(),
  summary: z.string(),
  minutes: z.int(),
})
/** A tutorial in a list. */
export type TutorialCard = z.infer<typeof cardSchema>

/** All of the specification are on one page. */
export const tutorialCardsPerPage = 40

export const browseTutorials = endpoint({
  method: 'GET',
  path: '/tutorials',
  summary: 'Tutorials that lists have, in their order; public',
  input: { query: z.strictObject({ ...listFields, tool: z.optional(toolSchema) }) },
  output: pageByPlaceOf(cardSchema),
})

const pageSchema = z.extend(cardSchema, {
  /** Whether lists have it; search engines find no other. */
  isListed: z.boolean(),
  filmUrl: z.string(),
  steps: tutorialStepsSchema,
  publishedAt: z.iso.datetime(),
  /** Its neighbours of the same tool among those that lists have. */
  previous: z.nullable(cardSchema),
  next: z.nullable(cardSchema),
})
/** What visitors see of a tutorial. */
export type TutorialPage = z.infer<typeof pageSchema>

const placeParams = z.strictObject({ tool: toolSchema, page: z.string().check(z.maxLength(60)) })

export const getTutorialPage = endpoint({
  method: 'GET',
  path: '/tutorials/{tool}/{page}',
  summary: 'One published tutorial, listed or not; public',
  input: { params: placeParams },
  output: pageSchema,
})

export const answerTutorial = endpoint({
  method: 'POST',
  path: '/tutorials/{tool}/{page}/answers',
  summary: 'Say whether a tutorial helps; a visitor is counted once, by the last answer; public',
  input: {
    params: placeParams,
    body: z.strictObject({ isHelpful: z.boolean({ error: 'Pilih Ya atau Belum' }) }),
  },
  output: z.null(),
})

export const previewTutorial = endpoint({
  method: 'GET',
  path: '/admin/tutorials/{tutorialId}/preview',
  summary: 'A tutorial as visitors would see it, published or not',
  input: { params: tutorialId },
  output: pageSchema,
})
