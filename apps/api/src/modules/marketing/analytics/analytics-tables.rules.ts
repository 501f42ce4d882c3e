import { metricDefinitions as words, type PageAnalytics } from '@naikkelas/contract/marketing'
import { sectionDefinition } from '@naikkelas/ui/sections/registry'
import {
  type Column,
  count,
  day,
  type Row,
  rupiah,
  seconds,
  share,
  type Table,
  text,
} from '../../../platform/files/spreadsheets/index.ts'

const labels = (width: number, ...titles: string[]): Column[] => titles.map((title) => ({ title, width }))
const visits = labels(12, words.views.label, words.visitors.label)

/** A table for each kind of metric; page, address and period are rows above the first. */
export function analyticsTables(analytics: PageAnalytics): Table[] {
  return [
    totalsTable(analytics),
    {
      name: 'Per hari',
      columns: [...labels(12, 'Tanggal'), ...visits, ...labels(12, words.ctaClicks.label)],
      rows: analytics.days.map((one) => [day(one.day), count(one.views), count(one.visitors), count(one.ctaClicks)]),
    },
    partsTable(
      'Per sumber',
      words.source.label,
      analytics.sources.map(({ source, ...part }) => ({ name: source ?? 'lainnya', ...part })),
    ),
    partsTable(
      'Per perangkat',
      words.device.label,
      analytics.devices.map(({ device, ...part }) => ({ name: device, ...part })),
    ),
    partsTable(
      'Per kota',
      words.city.label,
      analytics.cities.map(({ city, ...part }) => ({
        name: city === '' ? 'tanpa kota' : (city ?? 'lainnya'),
        ...part,
      })),
    ),
    ...(analytics.variants.length === 0 ? [] : [variantsTable(analytics)]),
    {
      name: 'Per jam',
      columns: [...labels(8, words.hour.label), ...labels(12, words.views.label, words.ctaClicks.label)],
      rows: analytics.hours.map(({ hour, views, ctaClicks }) => [count(hour), count(views), count(ctaClicks)]),
    },
    sectionsTable(analytics),
    linksTable(analytics),
    {
      name: 'Per kampanye',
      columns: [
        ...labels(32, 'Kampanye'),
        ...visits,
        ...labels(
          16,
          words.leads.label,
          words.sales.label,
          words.revenue.label,
          words.cost.label,
          words.costPerLead.label,
          words.costPerSale.label,
          words.returnOnSpend.label,
        ),
      ],
      rows: analytics.campaigns.map((one) => [
        text(one.campaign),
        count(one.views),
        count(one.visitors),
        count(one.leads),
        count(one.sales),
        rupiah(one.revenue),
        rupiah(one.cost),
        rupiah(one.costPerLead),
        rupiah(one.costPerSale),
        share(one.returnOnSpend),
      ]),
    },
  ]
}

const namesOfTotals = [
  'views',
  'visitors',
  'ctaClicks',
  'ctr',
  'linkClicks',
  'linkCtr',
  'leads',
  'checkouts',
  'sales',
  'revenue',
] as const

function totalsTable({ page, period, totals, totalsBefore, traffic }: PageAnalytics): Table {
  const total = (name: (typeof namesOfTotals)[number]): Row => {
    const cell = name === 'ctr' || name === 'linkCtr' ? share : name === 'revenue' ? rupiah : count
    return [text(words[name].label), cell(totals[name]), cell(totalsBefore[name]), text(words[name].meaning)]
  }
  return {
    name: 'Ringkasan',
    preface: [
      [text('Halaman'), text(page.name), text(page.address)],
      [text('Rentang waktu (WIB)'), day(period.from), day(period.until)],
    ],
    columns: [...labels(24, 'Angka'), ...labels(16, 'Nilai', 'Sebelumnya'), ...labels(90, 'Artinya')],
    rows: [
      ...namesOfTotals.map(total),
      [text(words.botShare.label), share(traffic.botShare), null, text(words.botShare.meaning)],
    ],
  }
}

type Part = Pick<PageAnalytics['sources'][number], 'views' | 'visitors' | 'ctr'> & { name: string }

function partsTable(name: string, title: string, parts: readonly Part[]): Table {
  return {
    name,
    columns: [...labels(28, title), ...visits, ...labels(10, words.ctr.label)],
    rows: parts.map((part) => [text(part.name), count(part.views), count(part.visitors), share(part.ctr)]),
  }
}

function variantsTable({ variants }: PageAnalytics): Table {
  return {
    name: 'Per varian',
    columns: [
      ...labels(10, words.variant.label),
      ...visits,
      ...labels(12, words.ctaClicks.label, words.ctr.label, words.leads.label, words.sales.label),
      ...labels(16, words.revenue.label),
    ],
    rows: variants.map(({ key, views, visitors, ctaClicks, ctr, leads, sales, revenue }) => [
      text(key.toUpperCase()),
      count(views),
      count(visitors),
      count(ctaClicks),
      share(ctr),
      count(leads),
      count(sales),
      rupiah(revenue),
    ]),
  }
}

function sectionsTable({ sections }: PageAnalytics): Table {
  const titles = [words.reach.label, `${words.sectionTime.label} (detik)`, words.dropOff.label, 'Klik']
  const sold = [words.checkouts.label, words.sales.label, words.revenue.label]
  return {
    name: 'Per bagian',
    columns: [...labels(48, 'Bagian'), ...labels(20, ...titles, ...sold)],
    rows: sections.map(({ type, words: title, reach, averageMs, dropOff, clicks, checkouts, sales, revenue }) => [
      text([sectionDefinition(type)?.label ?? type, title].filter((words) => words !== '').join(': ')),
      share(reach),
      seconds(averageMs),
      share(dropOff),
      count(clicks),
      count(checkouts),
      count(sales),
      rupiah(revenue),
    ]),
  }
}

function linksTable({ links }: PageAnalytics): Table {
  const titles = ['Klik', words.clickShare.label, words.linkCtr.label, `${words.timeToClick.label} (detik)`]
  return {
    name: 'Per tombol dan tautan',
    columns: [...labels(32, 'Tulisan'), ...labels(40, 'Tujuan'), ...labels(20, ...titles)],
    rows: links.map((link) => [
      text(link.label),
      text(link.target),
      count(link.clicks),
      share(link.share),
      share(link.ctr),
      seconds(link.medianMs),
    ]),
  }
}
