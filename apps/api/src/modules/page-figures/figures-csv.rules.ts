import { figureDefinitions as words, type PageFigures } from '@naikkelas/contract'
import { sectionDefinition } from '@naikkelas/ui/sections/registry'
import { csvLine } from '../leads/index.ts'

type Cell = string | number | null

const cell = (value: Cell) => (value === null ? '' : String(value))
/** Four places: what a spreadsheet shows as 12,34 %. */
const share = (value: number | null) => (value === null ? null : Math.round(value * 10_000) / 10_000)
const seconds = (ms: number | null) => (ms === null ? null : Math.round(ms / 100) / 10)

/** One line a figure: which table it is of, what it is of, and its values under one another's headings. */
export function figuresCsv(figures: PageFigures): string {
  const { page, period, totals, totalsBefore, traffic } = figures
  const table = (title: string, head: readonly string[], rows: readonly (readonly Cell[])[]) =>
    [csvLine([title]), csvLine(head), ...rows.map((row) => csvLine(row.map(cell))), '\r\n'].join('')
  const total = (name: 'views' | 'visitors' | 'ctaClicks' | 'linkClicks' | 'leads' | 'ctr' | 'linkCtr') => [
    words[name].label,
    name === 'ctr' || name === 'linkCtr' ? share(totals[name]) : totals[name],
    name === 'ctr' || name === 'linkCtr' ? share(totalsBefore[name]) : totalsBefore[name],
    words[name].meaning,
  ]
  const visits = [words.views.label, words.visitors.label]
  return [
    csvLine(['Halaman', page.name, page.address]),
    csvLine(['Rentang waktu (WIB)', period.from, period.until]),
    '\r\n',
    table(
      'Ringkasan',
      ['Angka', 'Nilai', 'Sebelumnya', 'Artinya'],
      [
        ...(['views', 'visitors', 'ctaClicks', 'ctr', 'linkClicks', 'linkCtr', 'leads'] as const).map(total),
        [words.botShare.label, share(traffic.botShare), null, words.botShare.meaning],
      ],
    ),
    table(
      'Per hari',
      ['Tanggal', ...visits, words.ctaClicks.label],
      figures.days.map(({ day, views, visitors, ctaClicks }) => [day, views, visitors, ctaClicks]),
    ),
    table(
      'Per sumber',
      [words.source.label, ...visits, words.ctr.label],
      figures.sources.map(({ source, views, visitors, ctr }) => [source ?? 'lainnya', views, visitors, share(ctr)]),
    ),
    table(
      'Per perangkat',
      [words.device.label, ...visits, words.ctr.label],
      figures.devices.map(({ device, views, visitors, ctr }) => [device, views, visitors, share(ctr)]),
    ),
    ...(figures.variants.length === 0
      ? []
      : [
          table(
            'Per varian',
            [words.variant.label, ...visits, words.ctaClicks.label, words.ctr.label, words.leads.label],
            figures.variants.map(({ key, views, visitors, ctaClicks, ctr, leads }) => [
              ...[key.toUpperCase(), views, visitors, ctaClicks, share(ctr), leads],
            ]),
          ),
        ]),
    table(
      'Per jam',
      [words.hour.label, words.views.label, words.ctaClicks.label],
      figures.hours.map(({ hour, views, ctaClicks }) => [hour, views, ctaClicks]),
    ),
    table(
      'Per bagian',
      ['Bagian', words.reach.label, `${words.sectionTime.label} (detik)`, words.dropOff.label, 'Klik'],
      figures.sections.map(({ type, words: title, reach, averageMs, dropOff, clicks }) => [
        [sectionDefinition(type)?.label ?? type, title].filter((text) => text !== '').join(': '),
        ...[share(reach), seconds(averageMs), share(dropOff), clicks],
      ]),
    ),
    table(
      'Per tombol dan tautan',
      ['Tulisan', 'Tujuan', 'Klik', words.clickShare.label, words.linkCtr.label, `${words.timeToClick.label} (detik)`],
      figures.links.map((link) => [
        ...[link.label, link.target, link.clicks],
        ...[share(link.share), share(link.ctr), seconds(link.medianMs)],
      ]),
    ),
    table(
      'Per kampanye',
      ['Kampanye', ...visits, words.leads.label, words.cost.label, words.costPerLead.label],
      figures.campaigns.map(({ campaign, views, visitors, leads, cost, costPerLead }) => [
        ...[campaign, views, visitors, leads, cost, costPerLead],
      ]),
    ),
  ].join('')
}
