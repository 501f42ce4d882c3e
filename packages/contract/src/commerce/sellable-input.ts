import { richTextSchema } from '@naikkelas/ui/rich-text/schema'
import * as z from 'zod/mini'
import { activity, courseTypes, eventModes, paidFlags } from '../enumerations/index.ts'
import { linkSlugSchema } from '../link-slug.ts'
import { rupiahSchema } from '../money.ts'
import { plainText, visiblePattern } from '../plain-text.ts'
import { detailsSchemas } from './sellable-details.ts'

const instant = z.nullable(z.iso.datetime({ offset: true, error: 'Tanggal ini tidak dikenal' }))

/** What a price may be at most, in whole rupiah: as much as a page shows. */
export const MAX_PRICE = 100_000_000_000

/** Characters of a description. */
export const DESCRIPTION_LENGTH = 20_000

export const priceSchema = z.nullable(rupiahSchema.check(z.maximum(MAX_PRICE, { error: 'Harga ini terlalu besar' })))

const reference = (error: string) => z.nullable(z.uuid({ error }))

/** What every kind has. */
const common = {
  name: z
    .string({ error: 'Nama harus diisi' })
    .check(
      z.overwrite(plainText),
      z.regex(visiblePattern, { error: 'Nama harus diisi', abort: true }),
      z.maxLength(90, { error: 'Nama maksimal 90 karakter' }),
    ),
  link: linkSlugSchema,
  summary: z.string().check(z.overwrite(plainText), z.maxLength(200, { error: 'Ringkasan maksimal 200 karakter' })),
  description: z.nullable(richTextSchema(DESCRIPTION_LENGTH)),
  /** Whole rupiah; null while it is not set. */
  price: priceSchema,
  strikePrice: priceSchema,
  /** Seats in all; null when they are not counted. */
  seats: z.nullable(
    z
      .int({ error: 'Tulis jumlah kursi sebagai angka bulat' })
      .check(
        z.minimum(0, { error: 'Jumlah kursi tidak bisa kurang dari 0' }),
        z.maximum(1_000_000, { error: 'Jumlah kursi ini terlalu besar' }),
      ),
  ),
  /** It can be bought from then, and until then; null for no limit. */
  availableFrom: instant,
  availableUntil: instant,
  /** Non-Aktif 0, Aktif 1. */
  status: z.union([z.literal(0), z.literal(1)], { error: 'Pilih status' }),
  /** Null for an own one. */
  partnerId: reference('Mitra ini tidak dikenal'),
  categoryId: reference('Kategori ini tidak dikenal'),
  /** Media of the library. */
  coverId: reference('Gambar ini tidak dikenal'),
  landingPageId: reference('Halaman landing ini tidak dikenal'),
}

const kinds = [
  z.strictObject({ kind: z.literal('course'), ...common, details: detailsSchemas.course }),
  z.strictObject({ kind: z.literal('service'), ...common, details: detailsSchemas.service }),
  z.strictObject({ kind: z.literal('tool'), ...common, details: detailsSchemas.tool }),
  z.strictObject({ kind: z.literal('add_on'), ...common, details: detailsSchemas.add_on }),
  z.strictObject({ kind: z.literal('event'), ...common, details: detailsSchemas.event }),
  z.strictObject({ kind: z.literal('partner_package'), ...common, details: detailsSchemas.partner_package }),
] as const

/** What is stored: valid field by field. */
export const sellableValueSchema = z.discriminatedUnion('kind', kinds, { error: 'Pilih jenisnya' })
/** Everything of a sellable that a form changes, prices included. */
export type SellableValue = z.infer<typeof sellableValueSchema>

export interface SellableFlaw {
  /** Dotted path in the value. */
  path: string
  message: string
}

const flaw = (path: string, message: string): SellableFlaw => ({ path, message })

/**
 * What contradicts itself, and what an active sellable lacks. An inactive one may be incomplete: it is being written.
 */
export function sellableFlaws(value: SellableValue): SellableFlaw[] {
  return [...priceFlaws(value), ...windowFlaws(value), ...kindFlaws(value), ...missing(value)]
}

function priceFlaws({ price, strikePrice }: SellableValue): SellableFlaw[] {
  if (strikePrice === null) return []
  if (price === null) return [flaw('strikePrice', 'Isi harga dahulu')]
  return strikePrice > price ? [] : [flaw('strikePrice', 'Harga sebelum diskon harus lebih tinggi dari harga')]
}

function windowFlaws({ availableFrom, availableUntil }: SellableValue): SellableFlaw[] {
  if (availableFrom === null || availableUntil === null) return []
  return Date.parse(availableFrom) < Date.parse(availableUntil)
    ? []
    : [flaw('availableUntil', 'Tanggal tutup harus sesudah tanggal buka')]
}

function kindFlaws(value: SellableValue): SellableFlaw[] {
  if (value.kind === 'course') return courseFlaws(value)
  if (value.kind === 'event') return eventFlaws(value)
  return []
}

type Of<Kind extends SellableValue['kind']> = Extract<SellableValue, { kind: Kind }>

function courseFlaws({ price, details }: Of<'course'>): SellableFlaw[] {
  const isPreorder = details.type === courseTypes.preorder
  return [
    ...freeFlaws(price, details.type === courseTypes.free, 'Kelas'),
    ...(!isPreorder && details.opensAt !== null
      ? [flaw('details.opensAt', 'Tanggal buka hanya untuk kelas preorder')]
      : []),
  ]
}

function eventFlaws({ price, details }: Of<'event'>): SellableFlaw[] {
  const isOnline = details.mode === eventModes.online
  return [
    ...freeFlaws(price, details.paid === paidFlags.free, 'Acara'),
    ...(isOnline && details.place !== null ? [flaw('details.place', 'Acara online tidak punya tempat')] : []),
    ...(!isOnline && details.meetingUrl !== null
      ? [flaw('details.meetingUrl', 'Acara offline tidak punya tautan pertemuan')]
      : []),
  ]
}

function freeFlaws(price: number | null, isFree: boolean, what: string): SellableFlaw[] {
  if (price === null) return []
  if (isFree) return price === 0 ? [] : [flaw('price', `${what} gratis berharga 0`)]
  return price > 0 ? [] : [flaw('price', `${what} berbayar berharga lebih dari 0`)]
}

/** What it cannot be shown and sold without. A service may have no price: it is asked for. */
function missing(value: SellableValue): SellableFlaw[] {
  if (value.status !== activity.active) return []
  const flaws = value.price === null && value.kind !== 'service' ? [flaw('price', 'Harga harus diisi')] : []
  if (value.kind === 'course' && value.details.type === courseTypes.preorder && value.details.opensAt === null)
    flaws.push(flaw('details.opensAt', 'Tanggal buka kelas preorder harus diisi'))
  if (value.kind !== 'event') return flaws
  if (value.details.mode === eventModes.offline && value.details.place === null)
    flaws.push(flaw('details.place', 'Tempat acara offline harus diisi'))
  if (value.details.sessions.length === 0) flaws.push(flaw('details.sessions', 'Isi paling sedikit satu sesi'))
  return flaws
}

/** A value as a form sends it: without flaws. */
export const sellableInputSchema = sellableValueSchema.check(
  z.check(({ value, issues }) => {
    for (const { path, message } of sellableFlaws(value))
      issues.push({ code: 'custom', input: value, message, path: path.split('.') })
  }),
)
