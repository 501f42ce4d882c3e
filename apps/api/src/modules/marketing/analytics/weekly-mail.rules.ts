import { groupThousands } from '@naikkelas/ui/format'
import { addDays } from '@naikkelas/contract/time'
import { htmlLetter, htmlLink, htmlParagraph, htmlText } from '../../../platform/mail/index.ts'
import { type Period, periodBefore } from './period.rules.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** Eight o'clock in Jakarta is one o'clock of the world's clock. */
const dueHourUtc = 1
/** After a longer delay the next week's mail follows soon enough. */
const lateAtMostMs = 2 * dayMs
const pagesNamed = 10

/** The week to report now, Monday to Sunday in WIB; null from Wednesday on. */
export function dueWeek(now: Date): { week: Period; before: Period; dueAt: Date } | null {
  const day = now.toISOString().slice(0, 10)
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7
  const due = Date.parse(addDays(day, -sinceMonday)) + dueHourUtc * hourMs
  const dueAt = new Date(due > now.getTime() ? due - 7 * dayMs : due)
  if (now.getTime() - dueAt.getTime() >= lateAtMostMs) return null
  const monday = dueAt.toISOString().slice(0, 10)
  const week = { from: addDays(monday, -7), until: addDays(monday, -1) }
  return { week, before: periodBefore(week), dueAt }
}

/** One page in a week, and its views in the week before. */
interface WeekOfPage {
  id: string
  name: string
  views: number
  visitors: number
  ctaClicks: number
  viewsBefore: number
}

interface WeeklyMail {
  /** Where people open the back office, without a slash at its end. */
  publicUrl: string
  week: Period
  /** Most visited first. */
  pages: readonly WeekOfPage[]
}

/** The weekly report as plain text and HTML, with a link to each page's analytics. */
export function weeklyMail({ publicUrl, week, pages }: WeeklyMail) {
  const views = sumOf(pages, (page) => page.views)
  const viewsBefore = sumOf(pages, (page) => page.viewsBefore)
  const visited = pages.filter((page) => page.views > 0)
  const days = `${dayWords(week.from)} – ${dayWords(week.until)}`
  const settings = `${publicUrl}/admin/akun`
  const opening =
    views === 0
      ? `Belum ada kunjungan ke halaman Anda pada ${days}.`
      : `${groupThousands(views)} kunjungan ke halaman Anda pada ${days}, ${groupThousands(viewsBefore)} pada pekan sebelumnya.`
  const lines = visited.slice(0, pagesNamed).map((page) => ({
    name: page.name,
    metrics: `${groupThousands(page.views)} kunjungan (pekan sebelumnya ${groupThousands(page.viewsBefore)}), ${groupThousands(page.visitors)} pengunjung unik, ${groupThousands(page.ctaClicks)} klik CTA`,
    address: `${publicUrl}/admin/landing-pages/${page.id}/statistik?sejak=${week.from}&sampai=${week.until}`,
  }))
  const others = visited.length - lines.length
  const all = `${publicUrl}/admin/landing-pages`
  const why = 'Anda menerima e-mail ini setiap Senin karena memintanya.'
  return {
    subject: `Statistik pekan ${days}: ${groupThousands(views)} kunjungan`,
    text: [
      opening,
      ...lines.map(({ name, metrics, address }) => `${name}\n${metrics}\n${address}`),
      ...(others > 0 ? [`Dan ${others} halaman lain: ${all}`] : []),
      `--\n${why} Ubah di halaman Akun: ${settings}`,
    ].join('\n\n'),
    html: htmlLetter({
      body: [
        htmlParagraph(htmlText(opening)),
        ...lines.map(({ name, metrics, address }) =>
          htmlParagraph(`<b>${htmlLink({ label: name, address })}</b><br>${htmlText(metrics)}`),
        ),
        ...(others > 0 ? [htmlParagraph(htmlLink({ label: `Dan ${others} halaman lain`, address: all }))] : []),
      ],
      why,
      change: { label: 'Ubah di halaman Akun', address: settings },
    }),
  }
}

const sumOf = (pages: readonly WeekOfPage[], value: (page: WeekOfPage) => number) =>
  pages.reduce((sum, page) => sum + value(page), 0)

function dayWords(day: string): string {
  return new Intl.DateTimeFormat('id-ID', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(day))
}
