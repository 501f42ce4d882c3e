import { linkWordLimits } from '@naikkelas/page'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** Campaign parameters of links. */
export const utmNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const
export type UtmName = (typeof utmNames)[number]
export type Utm = Partial<Record<UtmName, string>>

/** A URL must be a single line. */
const oneLine = /^[^\p{Cc}\u2028\u2029]*$/u
const utmWord = z
  .string()
  .check(
    z.trim(),
    z.maxLength(120, { error: 'Paling panjang 120 karakter' }),
    z.regex(oneLine, { error: 'Tulis dalam satu baris, tanpa baris baru atau tab' }),
  )

const utmSchema = z.record(z.string(), utmWord).check(
  z.refine((utm) => Object.keys(utm).every((name) => (utmNames as readonly string[]).includes(name)), {
    error: 'Hanya utm_source, utm_medium, utm_campaign, utm_term, dan utm_content',
  }),
)

const nameSchema = (what: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: `${what} harus diisi` }),
      z.maxLength(60, { error: `${what} maksimal 60 karakter` }),
    )

const wordSchema = z
  .string()
  .check(z.maxLength(linkWordLimits.characters, { error: `Paling panjang ${linkWordLimits.characters} karakter` }))
/** Dynamic-text words in a link, in the page's spelling. */
const wordsSchema = z.strictObject({ kota: z.optional(wordSchema), topik: z.optional(wordSchema) })

/** Maximum number of active links per page, and of presets. */
export const shortLinksAtMost = 100
export const utmPresetsAtMost = 30

export const shortLinkPath = (code: string) => `/s/${code}`

export const shortLinkSchema = z.object({
  code: z.string(),
  /** Path on this site: `/s/k7mp2x`. */
  address: z.string(),
  page: z.object({ id: z.uuid(), name: z.string() }),
  label: z.string(),
  utm: z.record(z.string(), z.string()),
  words: wordsSchema,
  hits: z.int(),
  lastHitAt: z.nullable(z.iso.datetime()),
  endedAt: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
})
export type ShortLink = z.infer<typeof shortLinkSchema>

export const listShortLinks = endpoint({
  method: 'GET',
  path: '/admin/short-links',
  summary: 'Short links of one page or of all, latest first; at most 500',
  input: { query: z.strictObject({ pageId: z.optional(z.uuid()) }) },
  output: z.array(shortLinkSchema),
})

export const createShortLink = endpoint({
  method: 'POST',
  path: '/admin/short-links',
  summary: 'Create a short link for a page, with campaign parameters and link words',
  input: {
    body: z.strictObject({
      pageId: z.uuid(),
      label: nameSchema('Nama tautan'),
      utm: utmSchema,
      words: z._default(wordsSchema, {}),
    }),
  },
  output: shortLinkSchema,
  successStatus: 201,
})

const shortCode = z.strictObject({ code: z.string().check(z.regex(/^[a-z0-9]{6,12}$/)) })

export const endShortLink = endpoint({
  method: 'POST',
  path: '/admin/short-links/{code}/end',
  summary: 'End a short link for good',
  input: { params: shortCode },
  output: shortLinkSchema,
})

export const listShortLinkDays = endpoint({
  method: 'GET',
  path: '/admin/short-links/{code}/days',
  summary: 'Visits of a short link by day (WIB), last 90 days; days without visits are left out',
  input: { params: shortCode },
  output: z.array(z.object({ day: z.iso.date(), hits: z.int() })),
})

export const utmPresetSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  utm: z.record(z.string(), z.string()),
})
export type UtmPreset = z.infer<typeof utmPresetSchema>

export const listUtmPresets = endpoint({
  method: 'GET',
  path: '/admin/utm-presets',
  summary: 'List saved campaign parameters',
  output: z.array(utmPresetSchema),
})

export const createUtmPreset = endpoint({
  method: 'POST',
  path: '/admin/utm-presets',
  summary: 'Save campaign parameters under a name; an existing name is replaced',
  input: { body: z.strictObject({ name: nameSchema('Nama'), utm: utmSchema }) },
  output: utmPresetSchema,
  successStatus: 201,
})

export const deleteUtmPreset = endpoint({
  method: 'DELETE',
  path: '/admin/utm-presets/{presetId}',
  summary: 'Delete saved campaign parameters; links made with them stay',
  input: { params: z.strictObject({ presetId: z.uuid() }) },
  output: z.null(),
})
