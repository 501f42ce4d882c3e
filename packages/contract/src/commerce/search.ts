import * as z from 'zod/mini'
import { endpoint, fileEndpoint } from '../endpoint.ts'
import { courseLevels, sellableKinds } from '../enumerations/index.ts'
import { exportFormats, type ExportFormat, spreadsheetTypes } from '../export-formats.ts'
import { plainText, visiblePattern } from '../plain-text.ts'
import { dayField } from '../validation/day.ts'
import { codeSchema, publicNumberSchema, sellableCardSchema } from './public-catalogue.ts'
import { listPlaceSchema } from './sellables.ts'

/** Letters of a question. */
export const searchTextAtMost = 100

const questionSchema = z
  .string()
  .check(z.maxLength(searchTextAtMost, { error: `Pakai paling banyak ${searchTextAtMost} huruf` }))

export const searchPrices = ['free', 'paid'] as const

const counted = z.int()

export const searchCatalogue = endpoint({
  method: 'GET',
  path: '/search',
  summary:
    'Everything that visitors can find by words, of all kinds, with what can be narrowed down and how much it would leave; public, a person’s search is counted',
  input: {
    query: z.strictObject({
      /** Everything without words. */
      words: z._default(questionSchema, ''),
      kind: z.optional(z.enum(sellableKinds)),
      /** Number of a category. */
      category: z.optional(publicNumberSchema),
      price: z.optional(z.enum(searchPrices)),
      /** Of courses. */
      level: z.optional(z.enum(courseLevels)),
      /** Most popular 0, newest 1, oldest 2, cheapest 3, most expensive 4; what fits best without one. */
      sort: z.optional(codeSchema(4, 0)),
      after: z.optional(listPlaceSchema),
      before: z.optional(listPlaceSchema),
    }),
  },
  output: z.object({
    items: z.array(sellableCardSchema),
    next: z.nullable(z.string()),
    previous: z.nullable(z.string()),
    total: counted,
    /** `near`: no entry has all words, these have some of them or similar ones. */
    match: z.enum(['all', 'near', 'none']),
    /** The question with the words that it was searched with, where some were written wrong. */
    corrected: z.nullable(z.string()),
    /** How many each choice would leave, beside the other choices. */
    kinds: z.array(z.object({ kind: z.enum(sellableKinds), count: counted })),
    categories: z.array(z.object({ number: z.int(), name: z.string(), count: counted })),
    prices: z.array(z.object({ price: z.enum(searchPrices), count: counted })),
    levels: z.array(z.object({ level: z.enum(courseLevels), count: counted })),
    /** Where nothing was found: words of the catalogue that are written like those, and what sells best. */
    similarWords: z.array(z.string()),
    popular: z.array(sellableCardSchema),
  }),
})

export const suggestionsAtMost = 8

export const suggestSearch = endpoint({
  method: 'GET',
  path: '/search/suggestions',
  summary: 'Names that fit words which are still being typed; public',
  input: { query: z.strictObject({ words: questionSchema }) },
  output: z.array(z.object({ name: z.string(), kind: z.enum(sellableKinds), address: z.string() })),
})

export const synonymsAtMost = 500
export const synonymWordsAtMost = 12

const synonymWord = z
  .string({ error: 'Kata harus diisi' })
  .check(
    z.overwrite(plainText),
    z.regex(visiblePattern, { error: 'Kata harus diisi', abort: true }),
    z.maxLength(40, { error: 'Setiap kata maksimal 40 huruf' }),
  )

const synonymValueSchema = z.strictObject({
  /** Words, or phrases of at most three words, that mean the same. */
  words: z
    .array(synonymWord)
    .check(
      z.minLength(2, { error: 'Tulis paling sedikit dua kata' }),
      z.maxLength(synonymWordsAtMost, { error: `Paling banyak ${synonymWordsAtMost} kata` }),
    ),
})
export type SynonymValue = z.infer<typeof synonymValueSchema>

const synonymSchema = z.object({
  id: z.uuid(),
  version: z.int(),
  value: synonymValueSchema,
  updatedAt: z.iso.datetime(),
  changedBy: z.nullable(z.string()),
})
export type Synonym = z.infer<typeof synonymSchema>

const synonymId = z.strictObject({ synonymId: z.uuid() })

export const listSynonyms = endpoint({
  method: 'GET',
  path: '/admin/synonyms',
  summary: 'Words of the public search that mean the same, by their first word',
  output: z.array(synonymSchema),
})

export const createSynonym = endpoint({
  method: 'POST',
  path: '/admin/synonyms',
  summary: 'Let words of the public search mean the same',
  successStatus: 201,
  input: { body: z.strictObject({ value: synonymValueSchema }) },
  output: synonymSchema,
})

export const updateSynonym = endpoint({
  method: 'PUT',
  path: '/admin/synonyms/{synonymId}',
  summary: 'Change which words mean the same',
  input: {
    params: synonymId,
    body: z.strictObject({ value: synonymValueSchema, version: z.int().check(z.minimum(1)) }),
  },
  output: synonymSchema,
})

export const deleteSynonym = endpoint({
  method: 'DELETE',
  path: '/admin/synonyms/{synonymId}',
  summary: 'Words no longer mean the same',
  input: { params: synonymId },
  output: z.null(),
})

/** Rows of one answer, and of a file. */
export const searchedWordsAtMost = 500

const searchedFilter = z
  .strictObject({
    /** Days in WIB, both included. */
    from: dayField('Hari ini tidak dikenal'),
    until: dayField('Hari ini tidak dikenal'),
    /** `empty`: what found nothing, most often first. */
    show: z._default(z.enum(['all', 'empty']), 'all'),
  })
  .check(z.refine(({ from, until }) => from <= until, { path: ['until'], error: 'Hari terakhir sebelum yang pertama' }))

export const listSearchedWords = endpoint({
  method: 'GET',
  path: '/admin/searched-words',
  summary: 'What visitors searched for between two days, most often first, and how often nothing was found',
  input: { query: searchedFilter },
  output: z.object({
    searches: counted,
    emptySearches: counted,
    items: z.array(z.object({ words: z.string(), searches: counted, emptySearches: counted, lastDay: z.iso.date() })),
  }),
})

export const exportSearchedWords = fileEndpoint({
  path: '/admin/searched-words.{format}',
  summary: 'The same as a workbook or CSV',
  input: { params: z.strictObject({ format: z.enum(exportFormats) }), query: searchedFilter },
  contentTypes: spreadsheetTypes,
})
export const exportSearchedWordsPath = (format: ExportFormat) => `/admin/searched-words.${format}` as const
