import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** In the advertisers' notation: pasted ids contain spaces and invisible characters, typed ones lower-case letters. */
const asIssued = (text: string) => text.replace(/[\s\u200b-\u200f\u2060\ufeff]+/g, '').toUpperCase()

const pixelId = (pattern: RegExp, error: string) =>
  z.string().check(z.overwrite(asIssued), z.maxLength(40, { error }), z.regex(pattern, { error }))

/** Advertisers that receive visits after consent; empty for none. */
const pixelFields = {
  metaPixelId: pixelId(/^(\d{10,20})?$/, 'ID piksel Meta terdiri dari 10 sampai 20 angka'),
  tiktokPixelId: pixelId(/^([A-Z0-9]{15,25})?$/, 'ID piksel TikTok terdiri dari 15 sampai 25 huruf besar dan angka'),
  googleTagId: pixelId(/^((G|GT|AW)-[A-Z0-9]{6,14})?$/, 'ID tag Google diawali G-, GT-, atau AW-'),
}

export const pageMeasurementSchema = z.strictObject({
  /** When off, the page carries no script at all. */
  isMeasured: z.boolean(),
  ...pixelFields,
})
/** Measurement settings of one page. */
export type PageMeasurement = z.infer<typeof pageMeasurementSchema>

const pageId = z.strictObject({ pageId: z.uuid() })

export const getPageMeasurement = endpoint({
  method: 'GET',
  path: '/admin/landing-pages/{pageId}/measurement',
  summary: 'Measurement settings of a page',
  input: { params: pageId },
  output: pageMeasurementSchema,
})

export const updatePageMeasurement = endpoint({
  method: 'PUT',
  path: '/admin/landing-pages/{pageId}/measurement',
  summary: 'Update a page’s measurement settings; a published page is redrawn',
  input: { params: pageId, body: z.partial(pageMeasurementSchema) },
  output: pageMeasurementSchema,
})

export const siteMeasurementSchema = z.strictObject({
  /** Whether measurement is enabled for the site. */
  isMeasuring: z.boolean(),
  /** Retention of single events in days. */
  retentionDays: z
    .int({ error: 'Tulis angka bulat' })
    .check(z.minimum(7, { error: 'Paling sedikit 7 hari' }), z.maximum(730, { error: 'Paling lama 730 hari' })),
})
/** Measurement settings of the site. */
export type SiteMeasurement = z.infer<typeof siteMeasurementSchema>

export const getSiteMeasurement = endpoint({
  method: 'GET',
  path: '/admin/measurement',
  summary: 'Measurement settings of the site',
  output: siteMeasurementSchema,
})

export const updateSiteMeasurement = endpoint({
  method: 'PUT',
  path: '/admin/measurement',
  summary: 'Update the site’s measurement settings; published pages are redrawn',
  input: { body: siteMeasurementSchema },
  output: siteMeasurementSchema,
})
