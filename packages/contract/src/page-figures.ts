import { variantKeys } from '@naikkelas/page'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import type { ExportFormat } from './export-formats.ts'

/** Longest period that figures are asked for at once, in days. */
export const figuresDaysAtMost = 366
/** Days of the figures when nobody chose any, today among them. */
export const figuresDays = 28

export const figureDevices = ['mobile', 'desktop'] as const
export type FigureDevice = (typeof figureDevices)[number]

const day = z.iso.date({ error: 'Tanggal ini tidak dikenal' })
const dayMs = 86_400_000

/** How many days a period has, both ends among them. */
export const daysOf = ({ from, until }: { from: string; until: string }) =>
  Math.round((Date.parse(until) - Date.parse(from)) / dayMs) + 1

const name = (error: string) => z.optional(z.string().check(z.minLength(1), z.maxLength(100, { error })))

export const figuresFilterSchema = z
  .strictObject({
    /** First and last day, in WIB; without them the last 28 days. */
    from: z.optional(day),
    until: z.optional(day),
    device: z.optional(z.enum(figureDevices, { error: 'Perangkat ini tidak dikenal' })),
    /** One word, as the figures by source call it. */
    source: name('Sumber ini terlalu panjang'),
    /** As the figures by city call it. */
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
      ({ from, until }) => from === undefined || until === undefined || daysOf({ from, until }) <= figuresDaysAtMost,
      { error: `Paling lama ${figuresDaysAtMost} hari`, path: ['until'] },
    ),
  )
export type FiguresFilter = z.infer<typeof figuresFilterSchema>

const count = z.int().check(z.gte(0))
/** Null where what it is made of is kept no longer. */
const kept = z.nullable(count)
const share = z.nullable(z.number())

const totalsSchema = z.object({
  views: count,
  visitors: count,
  ctaClicks: count,
  /** Presses of other links and buttons. */
  linkClicks: count,
  ctaVisitors: kept,
  ctr: share,
  linkCtr: share,
  /** Null while a device, a source or a city is chosen: a form does not tell them. */
  leads: kept,
})
export type FigureTotals = z.infer<typeof totalsSchema>

/** A visitor counts once a day under each name they came by, so that parts may add up to more than the total. */
const partSchema = z.object({ views: count, visitors: count, ctaVisitors: kept, ctr: share })

export const pageFiguresSchema = z.object({
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
  /** First day of which single events are kept; what is counted by visitor or section is not known before it. */
  keptSince: day,
  totals: totalsSchema,
  totalsBefore: totalsSchema,
  /** Views by who they are of, robots and our own people included. */
  traffic: z.object({ visitor: count, bot: count, staff: count, botShare: share }),
  /** Every day of the period; `before` is the day as far into the period before. */
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
  /** Those with most visitors first; `source` is null for all others, added up. */
  sources: z.array(z.extend(partSchema, { source: z.nullable(z.string()) })),
  /** What one may choose from: sources of the period, whichever is chosen. */
  sourceNames: z.array(z.string()),
  devices: z.array(z.extend(partSchema, { device: z.enum(figureDevices) })),
  /**
   * By the city that visits' addresses said, those with most visitors first, `city` null for all others, added up; at the
   * end, with an empty word, visits whose address said none. Empty where none of them did.
   */
  cities: z.array(z.extend(partSchema, { city: z.nullable(z.string()) })),
  /** What one may choose from: cities of the period, whichever is chosen. */
  cityNames: z.array(z.string()),
  /** Of the variants tested on a day of the period; empty without a test. */
  variants: z.array(z.extend(partSchema, { key: z.enum(variantKeys), ctaClicks: count, leads: kept })),
  /** In the order of the page; those that are no longer on it at the end. */
  sections: z.array(
    z.object({
      id: z.string(),
      type: z.string(),
      /** Its title; empty when it has none. */
      words: z.string(),
      isOnPage: z.boolean(),
      visitors: kept,
      reach: share,
      averageMs: kept,
      dropOff: share,
      clicks: count,
    }),
  ),
  links: z.array(
    z.object({
      sectionId: z.string(),
      /** What it says and where it leads, as one word: the same in its section wherever it stands. */
      link: z.string(),
      /** All that were not told apart: somebody made up more words than a page has. */
      isOther: z.boolean(),
      /** Whether the section has such a link, as far as its document says. */
      isOnPage: z.boolean(),
      /** What stands on it and where it leads; empty where that was not kept. */
      label: z.string(),
      target: z.string(),
      isCta: z.boolean(),
      clicks: count,
      /** Of all presses. */
      share,
      /** Presses by view. */
      ctr: share,
      /** Half of the presses came sooner after the page was opened. */
      medianMs: kept,
    }),
  ),
  campaigns: z.array(
    z.object({
      campaign: z.string(),
      views: count,
      visitors: count,
      leads: kept,
      /** Whole rupiah of the days of the period; null when nobody typed one in. */
      cost: kept,
      costPerLead: kept,
    }),
  ),
  notes: z.array(
    z.object({
      at: z.iso.datetime(),
      day,
      kind: z.enum(['published', 'price', 'unpublished', 'moved']),
      /** Whole rupiah, of a price that changed; null for none. */
      price: z.nullable(z.int()),
      priceBefore: z.nullable(z.int()),
      /** Of a page that moved. */
      address: z.nullable(z.string()),
      addressBefore: z.nullable(z.string()),
    }),
  ),
})
export type PageFigures = z.infer<typeof pageFiguresSchema>

const pageId = z.strictObject({ pageId: z.uuid() })

export const getPageFigures = endpoint({
  method: 'GET',
  path: '/admin/landing-pages/{pageId}/figures',
  summary: 'What visits to a page tell, for days in WIB, a device, a source, a city',
  input: { params: pageId, query: figuresFilterSchema },
  output: pageFiguresSchema,
})

/** A file, not an endpoint: the filter of `getPageFigures` as its query. */
export const exportFiguresPath = (format: ExportFormat) => `/admin/landing-pages/{pageId}/figures.${format}` as const

export const listPageViews = endpoint({
  method: 'GET',
  path: '/admin/landing-page-views',
  summary: 'Views of every page that had any in the last 28 days, by the day',
  output: z.object({
    from: day,
    until: day,
    /** `views` has one number a day. */
    pages: z.array(z.object({ pageId: z.uuid(), total: count, views: z.array(count) })),
  }),
})
