import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { paymentMethods, sellableKinds } from '../enumerations/index.ts'
import { daysBetween, isDay } from '../time.ts'
import { dayField } from '../validation/day.ts'

/**
 * What an amount of the revenue is, for the screen: all of the ledger, but for price and discount, which are those of the
 * orders that it has sales of.
 */
export const revenueWords = {
  gross: {
    label: 'Penjualan kotor',
    meaning: 'Harga sebelum kupon dari pesanan berbayar yang lunas pada periode ini. Pesanan gratis tidak dihitung.',
  },
  discount: { label: 'Diskon', meaning: 'Potongan kupon dari pesanan yang sama.' },
  sales: { label: 'Penjualan', meaning: 'Penjualan kotor dikurangi diskon: uang yang melunasi pesanan.' },
  refunds: {
    label: 'Pengembalian',
    meaning:
      'Pengembalian dana yang diputuskan pada periode ini, termasuk untuk pesanan dari periode lain. Uang yang tidak melunasi pesanan tidak dihitung.',
  },
  tax: { label: 'PPN', meaning: 'Pajak di dalam penjualan, dikurangi bagian yang dikembalikan.' },
  partner: { label: 'Bagian mitra', meaning: 'Hak mitra dari penjualan, dikurangi bagian yang dikembalikan.' },
  affiliate: { label: 'Bagian afiliasi', meaning: 'Hak pemilik kode afiliasi, dikurangi bagian yang dikembalikan.' },
  kept: { label: 'Uang yang disimpan', meaning: 'Pembayaran dari kasus yang ditutup, yang menjadi milik platform.' },
  fee: { label: 'Biaya gateway', meaning: 'Yang disimpan gateway, tercatat saat laporan hariannya dicocokkan.' },
  net: {
    label: 'Pendapatan bersih',
    meaning: 'Yang tersisa untuk platform setelah pengembalian, PPN, mitra, afiliasi, dan biaya gateway.',
  },
} as const
export type RevenueAmount = keyof typeof revenueWords

/** Whole rupiah; below zero where more was given back than sold. */
export const revenueAmounts = {
  gross: z.int(),
  discount: z.int(),
  sales: z.int(),
  refunds: z.int(),
  tax: z.int(),
  partner: z.int(),
  affiliate: z.int(),
  kept: z.int(),
  fee: z.int(),
  net: z.int(),
  /** Orders that were paid. */
  orders: z.int(),
} satisfies Record<RevenueAmount | 'orders', unknown>
const revenueSchema = z.object(revenueAmounts)
export type Revenue = z.infer<typeof revenueSchema>

export const MAX_REVENUE_DAYS = 366

const day = dayField('Tanggal ini tidak dikenal')

export const getRevenue = endpoint({
  method: 'GET',
  path: '/admin/revenue',
  summary:
    'What was sold, given back and kept in some days of Jakarta, as the ledger has it, beside as many days before',
  input: {
    query: z.strictObject({ from: day, until: day }).check(
      z.refine(({ from, until }) => !isDay(from) || !isDay(until) || from <= until, {
        error: 'Tanggal akhir tidak bisa sebelum tanggal awal',
        path: ['until'],
      }),
      z.refine(({ from, until }) => daysBetween(from, until) < MAX_REVENUE_DAYS, {
        error: `Paling lama ${MAX_REVENUE_DAYS} hari`,
        path: ['until'],
      }),
    ),
  },
  output: z.object({
    /** The days before, as many. */
    before: z.object({ from: z.string(), until: z.string() }),
    totals: revenueSchema,
    totalsBefore: revenueSchema,
    /** Each day, also without sales. */
    days: z.array(z.object({ day: z.string(), ...revenueAmounts, before: revenueSchema })),
    /** Without rows for what nothing was sold of, the largest sales first. */
    kinds: z.array(z.object({ kind: z.enum(sellableKinds), ...revenueAmounts })),
    methods: z.array(z.object({ method: z.enum(paymentMethods), ...revenueAmounts })),
    /** The largest 50; null for what is the house's own. */
    partners: z.array(z.object({ owner: z.nullable(z.object({ id: z.uuid(), name: z.string() })), ...revenueAmounts })),
  }),
})
