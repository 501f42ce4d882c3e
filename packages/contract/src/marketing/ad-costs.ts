import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { dayField } from '../validation/day.ts'
import { daysOf, MAX_ANALYTICS_DAYS } from './analytics.ts'
import { plainText, visiblePattern } from '../plain-text.ts'

/** Maximum number per page. */
export const adCostsAtMost = 200
/** Whole rupiah: far above a small shop's budget, far below the number range. */
export const adCostAmountAtMost = 100_000_000_000

const day = dayField('Isi tanggalnya')

export const adCostInputSchema = z
  .strictObject({
    /** As in `utm_campaign` of the advertisement's URL. */
    campaign: z
      .string({ error: 'Nama kampanye belum diisi' })
      .check(
        z.overwrite(plainText),
        z.regex(visiblePattern, { error: 'Nama kampanye belum diisi' }),
        z.maxLength(100, { error: 'Nama kampanye maksimal 100 karakter' }),
      ),
    /** First and last day, in WIB. */
    from: day,
    until: day,
    /** Whole rupiah, the total of these days. */
    amount: z
      .int({ error: 'Biaya harus berupa rupiah utuh' })
      .check(
        z.gte(1, { error: 'Biaya paling sedikit Rp1' }),
        z.lte(adCostAmountAtMost, { error: 'Biaya terlalu besar' }),
      ),
  })
  .check(
    z.refine(({ from, until }) => from <= until, {
      error: 'Tanggal akhir tidak bisa sebelum tanggal awal',
      path: ['until'],
    }),
    z.refine(({ from, until }) => from > until || daysOf({ from, until }) <= MAX_ANALYTICS_DAYS, {
      error: `Paling lama ${MAX_ANALYTICS_DAYS} hari`,
      path: ['until'],
    }),
  )
export type AdCostInput = z.infer<typeof adCostInputSchema>

export const adCostSchema = z.object({
  id: z.uuid(),
  campaign: z.string(),
  from: z.iso.date(),
  until: z.iso.date(),
  amount: z.int(),
})
export type AdCost = z.infer<typeof adCostSchema>

const pageId = z.strictObject({ pageId: z.uuid() })

export const listAdCosts = endpoint({
  method: 'GET',
  path: '/admin/landing-pages/{pageId}/ad-costs',
  summary: 'Advertising costs of a page, latest first',
  input: { params: pageId },
  output: z.array(adCostSchema),
})

export const createAdCost = endpoint({
  method: 'POST',
  path: '/admin/landing-pages/{pageId}/ad-costs',
  summary: 'Add the cost of a campaign for a period',
  input: { params: pageId, body: adCostInputSchema },
  output: adCostSchema,
  successStatus: 201,
})

export const deleteAdCost = endpoint({
  method: 'DELETE',
  path: '/admin/landing-pages/{pageId}/ad-costs/{costId}',
  summary: 'Delete an advertising cost',
  input: { params: z.strictObject({ pageId: z.uuid(), costId: z.uuid() }) },
  output: z.null(),
})
