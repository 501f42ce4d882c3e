import { addDays, dayInWib } from '@naikkelas/contract/time'
import type { InputFor, OutputFor } from '@naikkelas/contract'
import {
  DEFAULT_ANALYTICS_DAYS,
  type getPageAnalytics as getEndpoint,
  type listPageViews as viewsEndpoint,
  type PageAnalytics,
} from '@naikkelas/contract/marketing'
import { asksReaders } from '@naikkelas/page'
import type { AppContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { findLivePage, findPageNow, readHead } from '../../pages/landing-pages/index.ts'
import { findTestedVariants } from '../experiments/index.ts'
import { countLeadsByCampaign, countLeadsByVariant } from '../leads/index.ts'
import { findSales } from '../order-origins/index.ts'
import { siteMeasurement } from '../../pages/measurement/index.ts'
import { findAdCostsWithin } from './ad-costs.repo.ts'
import { campaignMetrics } from './campaigns.rules.ts'
import * as counted from './counted.repo.ts'
import { notesOf } from './notes.rules.ts'
import { findPageNotes, findPublishedStates } from './page-history.repo.ts'
import { linkMetrics } from './links.rules.ts'
import { sectionMetrics } from './parts-of-page.rules.ts'
import { chosenPeriod, daysIn, periodBefore } from './period.rules.ts'
import { findPressed, findSeenSections } from './single-events.repo.ts'
import {
  byVisitors,
  cityMetrics,
  dayMetrics,
  partMetrics,
  totalsOf,
  trafficMetrics,
  variantMetrics,
  withFurther,
} from './visits.rules.ts'
import { findFurtherVisitors, findPressingVisitors } from './ways.repo.ts'

const sourcesShown = 12
const sourcesNamed = 100
const citiesShown = 20
const citiesNamed = 250
const campaignsShown = 100
const linksShown = 200

export async function getPageAnalytics(
  ctx: AppContext,
  { params, query }: InputFor<typeof getEndpoint>,
): Promise<PageAnalytics> {
  const { queries } = ctx.database
  const { pageId } = params
  const page = await findPageNow(ctx, pageId)
  const live = await findLivePage(queries, pageId)
  const document = live?.document ?? (await readHead(queries, pageId)).document
  const visible = document.sections.filter(({ settings }) => !settings.isHidden)

  const today = dayInWib(ctx.clock.now())
  const period = chosenPeriod(query, today)
  if (period.until > today)
    throw new AppError('invalid_input', {
      fields: [{ path: 'until', message: 'Tanggal akhir paling lambat hari ini' }],
    })
  const before = periodBefore(period)
  const keptSince = addDays(today, -(await siteMeasurement(queries)).retentionDays)
  const isKept = period.from >= keptSince

  const { device, source, city } = query
  const asked = { pageId, device, source, city, ...period }
  const everyDay = { ...asked, from: before.from }
  const all = { ...asked, device: undefined, source: undefined, city: undefined }
  const isWhole = device === undefined && source === undefined && city === undefined

  const further = await findFurtherVisitors(queries, { asked: everyDay, since: period.from })
  const days = withFurther(await counted.findDays(queries, everyDay), further, { by: 'day', nameOf: ({ day }) => day })
  const pressing = await findPressingVisitors(queries, { asked: everyDay, since: period.from })
  const partsBy = async (by: 'source' | 'campaign' | 'device' | 'city') =>
    withFurther(await counted.findParts(queries, asked, by), further, { by, nameOf: ({ name }) => name })
  const namesOf = async (by: 'source' | 'city', limit: number) =>
    (await counted.findParts(queries, all, by)).map(({ name }) => name).slice(0, limit)
  const presses = await counted.findPresses(queries, asked, linksShown)
  const seen = await findSeenSections(
    queries,
    asked,
    visible.map(({ id }) => id),
  )
  const leads = isWhole ? await countLeadsByCampaign(queries, { pageId, ...period }) : null
  const sales = isWhole ? await findSales(queries, { pageId, ...period }) : null
  const salesBefore = isWhole ? await findSales(queries, { pageId, ...before }) : null
  const leadsBefore = isWhole ? await countLeadsByCampaign(queries, { pageId, ...before }) : null
  const totals = totalsOf({ days, pressing, period, leads, sales, isKept })
  const pressingNow = isKept ? pressing : null

  return {
    page: {
      id: page.id,
      name: page.name,
      address: page.address,
      isPublished: live !== null,
      isLinkPage: document.template === 1,
      hasForm: visible.some(({ type, content }) => asksReaders(type, content)),
    },
    period,
    before,
    keptSince,
    totals,
    totalsBefore: totalsOf({
      days,
      pressing,
      period: before,
      leads: leadsBefore,
      sales: salesBefore,
      isKept: before.from >= keptSince,
    }),
    traffic: trafficMetrics(await counted.findTraffic(queries, asked)),
    days: dayMetrics(days, daysIn(period), daysIn(before)),
    hours: await hoursOf(ctx, asked),
    sources: partMetrics({
      parts: await partsBy('source'),
      limit: sourcesShown,
      pressing: pressingNow,
      by: 'source',
    }).map(({ name, ...part }) => ({ ...part, source: name })),
    sourceNames: await namesOf('source', sourcesNamed),
    devices: partMetrics({
      parts: await partsBy('device'),
      limit: 2,
      pressing: pressingNow,
      by: 'device',
    }).flatMap(({ name, ...part }) => (name === 'mobile' || name === 'desktop' ? [{ ...part, device: name }] : [])),
    cities: cityMetrics({ parts: await partsBy('city'), limit: citiesShown, pressing: pressingNow }),
    cityNames: (await namesOf('city', citiesNamed)).filter((name) => name !== ''),
    variants: variantMetrics({
      keys: await findTestedVariants(queries, { pageId, ...period }),
      counted: withFurther(await counted.findVariants(queries, asked), further, {
        by: 'variant',
        nameOf: ({ key }) => key,
      }),
      pressing: pressingNow,
      leads: isWhole ? await countLeadsByVariant(queries, { pageId, ...period }) : null,
      sales,
    }),
    sections: sectionMetrics({
      sections: visible,
      seen: isKept ? seen : null,
      presses,
      visitors: totals.visitors,
      sales,
    }),
    links: linkMetrics({
      presses,
      pressed: await findPressed(queries, asked),
      document,
      sections: visible,
      isKept,
      views: totals.views,
      clicks: totals.ctaClicks + totals.linkClicks,
    }),
    campaigns: campaignMetrics({
      parts: byVisitors(await partsBy('campaign'))
        .filter(({ name }) => name !== '')
        .slice(0, campaignsShown),
      leads,
      sales,
      costs: isWhole ? await findAdCostsWithin(queries, pageId, period) : [],
      period,
    }),
    notes: notesOf(
      await findPublishedStates(queries, pageId, period),
      await findPageNotes(queries, pageId, period),
      period,
    ),
  }
}

async function hoursOf({ database }: AppContext, asked: counted.Asked): Promise<PageAnalytics['hours']> {
  const rows = await counted.findHours(database.queries, asked)
  return Array.from(
    { length: 24 },
    (_, hour) => rows.find((row) => row.hour === hour) ?? { hour, views: 0, ctaClicks: 0 },
  )
}

/** Pages without a view are left out. */
export async function listPageViews({ database, clock }: AppContext): Promise<OutputFor<typeof viewsEndpoint>> {
  const until = dayInWib(clock.now())
  const period = { from: addDays(until, 1 - DEFAULT_ANALYTICS_DAYS), until }
  const days = daysIn(period)
  const byPage = new Map<string, number[]>()
  for (const { pageId, day, views } of await counted.findViewsOfAll(database.queries, period)) {
    const row = byPage.get(pageId) ?? days.map(() => 0)
    row[days.indexOf(day)] = views
    byPage.set(pageId, row)
  }
  const pages = [...byPage].map(([pageId, views]) => ({
    pageId,
    views,
    total: views.reduce((sum, one) => sum + one, 0),
  }))
  return { ...period, pages }
}
