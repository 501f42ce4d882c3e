import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { sellableKinds } from '../enumerations/index.ts'
import { rupiahSchema } from '../money.ts'
import { plainText, visiblePattern } from '../plain-text.ts'
import { sellableInputSchema, sellableValueSchema } from './sellable-input.ts'

export const availabilities = ['available', 'not_yet', 'ended', 'sold_out'] as const
/** Whether it can be bought now, by its window, its seats and the end of an event. Whether it is active is another question. */
export type Availability = (typeof availabilities)[number]

const named = z.object({ id: z.uuid(), name: z.string() })

const facts = {
  id: z.uuid(),
  /** Shown in public addresses only. */
  number: z.int(),
  /** One more for each change; not for sales and the order of the list. */
  version: z.int(),
  isArchived: z.boolean(),
  /** Own 1, Partner 2. */
  owner: z.union([z.literal(1), z.literal(2)]),
  availability: z.enum(availabilities),
  /** Null when seats are not counted. */
  seatsLeft: z.nullable(z.int()),
  /** How often it was sold. */
  salesCount: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
}

const status = z.union([z.literal(0), z.literal(1)])

const sellableSchema = z.object({
  ...facts,
  kind: z.enum(sellableKinds),
  name: z.string(),
  link: z.string(),
  summary: z.string(),
  price: z.nullable(rupiahSchema),
  strikePrice: z.nullable(rupiahSchema),
  seats: z.nullable(z.int()),
  availableFrom: z.nullable(z.iso.datetime()),
  availableUntil: z.nullable(z.iso.datetime()),
  status,
  partner: z.nullable(named),
  category: z.nullable(named),
  coverId: z.nullable(z.uuid()),
  landingPageId: z.nullable(z.uuid()),
  /** Of a course: Premium 1, Basic 2, Free 3, Preorder 4; null for other kinds. */
  courseType: z.nullable(z.int()),
})
/** One entry of the catalogue's list, of any kind. */
export type Sellable = z.infer<typeof sellableSchema>

const sellableRecordSchema = z.object({
  ...facts,
  value: sellableValueSchema,
  /** Seats that are sold or held. */
  seatsTaken: z.int(),
  /** Name of the admin who changed it last; null when that is not known any more. */
  changedBy: z.nullable(z.string()),
})
/** One sellable as its form has it. */
export type SellableRecord = z.infer<typeof sellableRecordSchema>

/** Entries of a page of the list. */
export const sellablesPerPage = 25

export const sellableStates = ['active', 'inactive', 'archived'] as const

/** A place in a sorted list: the value that it is sorted by, and the number of the entry. */
export const listPlaceSchema = z
  .string()
  .check(z.regex(/^-?\d{1,15}\.\d{1,15}$/, { error: 'Halaman ini tidak dikenal' }))

const code = (highest: number, lowest: number) =>
  z.coerce.number().check(z.int(), z.minimum(lowest), z.maximum(highest))

/** What narrows a list, and its order. */
export const sellableFilterSchema = z.strictObject({
  /** Without it everything that is not archived. */
  state: z.optional(z.enum(sellableStates)),
  courseType: z.optional(code(4, 1)),
  categoryId: z.optional(z.uuid()),
  /** Own 1, Partner 2. */
  owner: z.optional(code(2, 1)),
  partnerId: z.optional(z.uuid()),
  /** A part of a name or link, or the number. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(80))),
  /** Most popular 0, newest 1, oldest 2, cheapest 3, most expensive 4; without it the order that admins chose. */
  sort: z.optional(code(4, 0)),
})

export const listSellables = endpoint({
  method: 'GET',
  path: '/admin/sellables',
  summary: 'List what can be sold, of the kinds that the admin may see, by position or by a sort order',
  input: {
    query: z.extend(sellableFilterSchema, {
      kind: z.optional(z.enum(sellableKinds)),
      /** The entries after, or before, this place. */
      after: z.optional(listPlaceSchema),
      before: z.optional(listPlaceSchema),
    }),
  },
  /** Places that the neighbouring pages are asked for with; null where there is none. */
  output: z.object({
    items: z.array(sellableSchema),
    next: z.nullable(z.string()),
    previous: z.nullable(z.string()),
  }),
})

const sellableId = z.strictObject({ sellableId: z.uuid() })
const versionNumber = z.int().check(z.minimum(1))

export const changeReasonSchema = z
  .string({ error: 'Alasan harus diisi' })
  .check(
    z.overwrite(plainText),
    z.regex(visiblePattern, { error: 'Alasan harus diisi', abort: true }),
    z.minLength(5, { error: 'Tulis alasan minimal 5 karakter' }),
    z.maxLength(300, { error: 'Alasan maksimal 300 karakter' }),
  )

export const getSellable = endpoint({
  method: 'GET',
  path: '/admin/sellables/{sellableId}',
  summary: 'One sellable with the details of its kind',
  input: { params: sellableId },
  output: sellableRecordSchema,
})

export const createSellable = endpoint({
  method: 'POST',
  path: '/admin/sellables',
  summary: 'Create a sellable at the end of the list of its kind',
  successStatus: 201,
  input: { body: z.strictObject({ value: sellableInputSchema }) },
  output: sellableRecordSchema,
})

export const updateSellable = endpoint({
  method: 'PUT',
  path: '/admin/sellables/{sellableId}',
  summary: 'Change a sellable as a whole; another price needs a reason, the kind stays what it is',
  input: {
    params: sellableId,
    body: z.strictObject({
      value: sellableInputSchema,
      /** That the form was opened with. */
      version: versionNumber,
      /** Required when the price or the strike price is another one. */
      reason: z.optional(changeReasonSchema),
    }),
  },
  output: sellableRecordSchema,
})

export const duplicateSellable = endpoint({
  method: 'POST',
  path: '/admin/sellables/{sellableId}/duplicate',
  summary: 'Copy a sellable with its details and outline, inactive and without sales',
  successStatus: 201,
  input: { params: sellableId },
  output: sellableRecordSchema,
})

/** Sellables that one request acts on. */
export const sellablesAtOnce = 100

export const statusActions = ['activate', 'deactivate', 'archive', 'restore'] as const
export type StatusAction = (typeof statusActions)[number]

const chosen = z.array(z.uuid()).check(
  z.minLength(1, { error: 'Pilih dahulu yang mau diubah' }),
  z.maxLength(sellablesAtOnce, { error: `Paling banyak ${sellablesAtOnce} sekaligus` }),
  z.refine((ids) => new Set(ids).size === ids.length, { error: 'Ada yang dipilih dua kali' }),
)

const leftSchema = z.object({ id: z.uuid(), name: z.string(), reason: z.string() })
/** What an action skipped, and why. */
export type LeftSellable = z.infer<typeof leftSchema>

export const changeSellableStatus = endpoint({
  method: 'POST',
  path: '/admin/sellables/change-status',
  summary: 'Activate, deactivate, archive or restore several sellables; what cannot be done to one is reported',
  input: { body: z.strictObject({ action: z.enum(statusActions, { error: 'Pilih tindakan' }), sellableIds: chosen }) },
  output: z.object({ done: z.array(named), left: z.array(leftSchema) }),
})
