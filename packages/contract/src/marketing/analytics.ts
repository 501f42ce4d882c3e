import { variantKeys } from '@naikkelas/page'
import * as z from 'zod/mini'
import { endpoint, fileEndpoint } from '../endpoint.ts'
import { dayField } from '../validation/day.ts'
import { type ExportFormat, exportFormats, spreadsheetTypes } from '../export-formats.ts'

/** Longest period of one request, in days. */
export const MAX_ANALYTICS_DAYS = 366
/** Default period in days, including today. */
export const DEFAULT_ANALYTICS_DAYS = 28

export const analyticsDevices = ['mobile', 'desktop'] as const
export type AnalyticsDevice = (typeof analyticsDevices)[number]

const day = dayField('Tanggal ini tidak dikenal')
const dayMs = 86_400_000

/** Number of days of a period, both ends included. */
export const daysOf = ({ from, until }: { from: string; until: string }) =>
  Math.round((Date.parse(until) - Date.parse(from)) / dayMs) + 1

const name = (error: string) => z.optional(z.string().check(z.minLength(1), z.maxLength(100, { error })))

export const analyticsFilterSchema = z
  .strictObject({
    /** First and last day, in WIB; without them the last 28 days. */
    from: z.optional(day),
    until: z.optional(day),
    device: z.optional(z.enum(analyticsDevices, { error: 'Perangkat ini tidak dikenal' })),
    /** A source as the breakdown by source names it. */
    source: name('Sumber ini terlalu panjang'),
    /** A city as the breakdown by city names it. */
    city: name('Kota ini terlalu panjang'),
  })
  .check(
    z.refine(({ from, until }) => (from === undefined) === (until === undefined), {
      error: 'Isi tanggal awal dan tanggal akhir',
      path: ['until'],
    }),
    z.refine(({ from, until }) => from === undefined || until === undefined || from <= until, {
      error: 'Tanggal akhir tidak bisa sebelum tanggal awal',
      path: ['until'],
    }),
    z.refine(
      ({ from, until }) => from === undefined || until === undefined || daysOf({ from, until }) <= MAX_ANALYTICS_DAYS,
      { error: `Paling lama ${MAX_ANALYTICS_DAYS} hari`, path: ['until'] },
    ),
  )
export type AnalyticsFilter = z.infer<typeof analyticsFilterSchema>

const count = z.int().check(z.gte(0))
/** Null if its data are past their retention. */
const kept = z.nullable(count)
const share = z.nullable(z.number())

/** What was sold on the days of the period (by when it was paid). Null while a device, a source or a city is selected. */
const soldFields = {
  /** Paid orders, without those of which all went back. */
  sales: kept,
  /** Whole rupiah of them, without what went back. */
  revenue: kept,
}

const totalsSchema = z.object({
  ...soldFields,
  /** Browsers that opened a checkout by a link of the page, once a day. Null as `sales`. */
  checkouts: kept,
  views: count,
  visitors: count,
  ctaClicks: count,
  /** Clicks on other links and buttons. */
  linkClicks: count,
  ctaVisitors: kept,
  ctr: share,
  linkCtr: share,
  /** Null while a device, a source or a city is selected: form submissions have none. */
  leads: kept,
})
export type AnalyticsTotals = z.infer<typeof totalsSchema>

/** A visitor counts once a day for each name they came by, so the parts may add up to more than the total. */
const partSchema = z.object({ views: count, visitors: count, ctaVisitors: kept, ctr: share })

export const pageAnalyticsSchema = z.object({
  page: z.object({
    id: z.uuid(),
    name: z.string(),
    address: z.string(),
    isPublished: z.boolean(),
    isLinkPage: z.boolean(),
    hasForm: z.boolean(),
  }),
  /** Days in WIB. */
  period: z.object({ from: day, until: day }),
  before: z.object({ from: day, until: day }),
  /** First day with single events; metrics by visitor or section are unknown before it. */
  keptSince: day,
  totals: totalsSchema,
  totalsBefore: totalsSchema,
  /** Views by traffic class, including bots and staff. */
  traffic: z.object({ visitor: count, bot: count, staff: count, botShare: share }),
  /** Every day of the period; `before` is the corresponding day of the preceding period. */
  days: z.array(
    z.object({
      day,
      views: count,
      visitors: count,
      ctaClicks: count,
      before: z.object({ views: count, visitors: count, ctaClicks: count }),
    }),
  ),
  /** The 24 hours of a day in WIB. */
  hours: z.array(z.object({ hour: z.int(), views: count, ctaClicks: count })),
  /** Sorted by visitors; `source` is null for the sum of all others. */
  sources: z.array(z.extend(partSchema, { source: z.nullable(z.string()) })),
  /** Options of the source filter: sources of the period, whichever is selected. */
  sourceNames: z.array(z.string()),
  devices: z.array(z.extend(partSchema, { device: z.enum(analyticsDevices) })),
  /**
   * By the city in the visits' URLs, sorted by visitors, `city` null for the sum of all others; at the end, with an
   * empty string, visits without a city. Empty if no visit had one.
   */
  cities: z.array(z.extend(partSchema, { city: z.nullable(z.string()) })),
  /** Options of the city filter: cities of the period, whichever is selected. */
  cityNames: z.array(z.string()),
  /** Variants tested on a day of the period; empty without a test. */
  variants: z.array(z.extend(partSchema, { ...soldFields, key: z.enum(variantKeys), ctaClicks: count, leads: kept })),
  /** In the order of the page; removed sections at the end. */
  sections: z.array(
    z.object({
      id: z.string(),
      type: z.string(),
      /** The section's title; empty if it has none. */
      words: z.string(),
      isOnPage: z.boolean(),
      visitors: kept,
      reach: share,
      averageMs: kept,
      dropOff: share,
      clicks: count,
      ...soldFields,
      /** Browsers that opened a checkout by a link of the section, once a day. */
      checkouts: kept,
    }),
  ),
  links: z.array(
    z.object({
      sectionId: z.string(),
      /** Id of the link's text and target: the same wherever the link is in its section. */
      link: z.string(),
      /** The sum of links beyond the limit of a page: forged events contain more names than a page can have. */
      isOther: z.boolean(),
      /** Whether the section contains such a link, as far as its document shows. */
      isOnPage: z.boolean(),
      /** Text and target of the link; empty if they were not stored. */
      label: z.string(),
      target: z.string(),
      isCta: z.boolean(),
      clicks: count,
      /** Share of all clicks. */
      share,
      /** Clicks per view. */
      ctr: share,
      /** Median time from the opening of the page to the click. */
      medianMs: kept,
    }),
  ),
  campaigns: z.array(
    z.object({
      campaign: z.string(),
      views: count,
      visitors: count,
      leads: kept,
      /** Whole rupiah for the days of the period; null if none was entered. */
      cost: kept,
      costPerLead: kept,
      ...soldFields,
      /** Cost by sale; null without either. */
      costPerSale: kept,
      /** Revenue divided by cost: 3 for three rupiah back of each. Null without a cost. */
      returnOnSpend: share,
    }),
  ),
  notes: z.array(
    z.object({
      at: z.iso.datetime(),
      day,
      kind: z.enum(['published', 'price', 'unpublished', 'moved']),
      /** Whole rupiah, for a changed price; null otherwise. */
      price: z.nullable(z.int()),
      priceBefore: z.nullable(z.int()),
      /** For a moved page. */
      address: z.nullable(z.string()),
      addressBefore: z.nullable(z.string()),
    }),
  ),
})
export type PageAnalytics = z.infer<typeof pageAnalyticsSchema>

const pageId = z.strictObject({ pageId: z.uuid() })

export const getPageAnalytics = endpoint({
  method: 'GET',
  path: '/admin/landing-pages/{pageId}/figures',
  summary: 'Analytics of a page, filtered by days in WIB, device, source and city',
  input: { params: pageId, query: analyticsFilterSchema },
  output: pageAnalyticsSchema,
})

export const exportPageAnalytics = fileEndpoint({
  path: '/admin/landing-pages/{pageId}/figures.{format}',
  summary: 'Export a page’s analytics as a workbook or CSV, with the same filter',
  input: {
    params: z.strictObject({ pageId: z.uuid(), format: z.enum(exportFormats) }),
    query: analyticsFilterSchema,
  },
  contentTypes: spreadsheetTypes,
})
export const exportAnalyticsPath = (format: ExportFormat) => `/admin/landing-pages/{pageId}/figures.${format}` as const

export const listPageViews = endpoint({
  method: 'GET',
  path: '/admin/landing-page-views',
  summary: 'Views by day of every page with views in the last 28 days',
  output: z.object({
    from: day,
    until: day,
    /** `views` has one number per day. */
    pages: z.array(z.object({ pageId: z.uuid(), total: count, views: z.array(count) })),
  }),
})
