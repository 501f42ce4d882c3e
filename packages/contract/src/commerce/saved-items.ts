import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { publicNumberSchema, sellableCardSchema } from './public-catalogue.ts'

/** The page that shows what is kept; the numbers of entries are in its query, as `isi=12.7`. */
export const savedItemsPath = '/wishlist'

/** Entries of an account. */
export const savedItemsAtMost = 200
/** Entries that one answer or one page shows, and that a browser keeps. */
export const cardsAtOnce = 100

const numbers = z.array(z.int())

/** `12.7.3`: numbers of entries in an address, each once. */
const numberListSchema = z
  .string()
  .check(z.regex(/^[1-9]\d{0,14}(\.[1-9]\d{0,14})*$/, { error: 'Daftar ini tidak dikenal' }), z.maxLength(2_000))

export const getCatalogueCards = endpoint({
  method: 'GET',
  path: '/catalogue-cards',
  summary: 'Entries of the catalogue by their numbers, in that order, without those that visitors do not find; public',
  input: { query: z.strictObject({ numbers: numberListSchema }) },
  output: z.array(sellableCardSchema),
})

export const listSavedItems = endpoint({
  method: 'GET',
  path: '/me/saved-items',
  summary: 'Numbers of what the learner keeps for later, saved last first',
  output: numbers,
})

export const saveItems = endpoint({
  method: 'POST',
  path: '/me/saved-items',
  summary:
    'Keep entries for later, one or what a browser kept before the sign-in; nothing is removed, and what is unknown is left out',
  input: {
    body: z.strictObject({
      /** Saved last first. */
      numbers: z.array(z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER))).check(z.maxLength(cardsAtOnce)),
    }),
  },
  output: numbers,
})

export const removeSavedItem = endpoint({
  method: 'DELETE',
  path: '/me/saved-items',
  summary: 'No longer keep an entry; one that is not kept is no error',
  input: { query: z.strictObject({ number: publicNumberSchema }) },
  output: numbers,
})
