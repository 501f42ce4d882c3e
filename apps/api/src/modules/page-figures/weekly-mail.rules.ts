import { dayAfter, type Period, periodBefore } from './period.rules.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** Eight o'clock in Jakarta is one o'clock of the world's clock. */
const dueHourUtc = 1
/** Whoever hears of a week later than this has the next one before long. */
const lateAtMostMs = 2 * dayMs
const pagesNamed = 10

/** The week that is to be told of now, Monday to Sunday in WIB; null from Wednesday on. */
export function dueWeek(now: Date): { week: Period; before: Period; dueAt: Date } | null {
  const day = now.toISOString().slice(0, 10)
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7
  const due = Date.parse(dayAfter(day, -sinceMonday)) + dueHourUtc * hourMs
  const dueAt = new Date(due > now.getTime() ? due - 7 * dayMs : due)
  if (now.getTime() - dueAt.getTime() >= lateAtMostMs) return null
  const monday = dueAt.toISOString().slice(0, 10)
  const week = { from: dayAfter(monday, -7), until: dayAfter(monday, -1) }
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

/** The mail with the figures of a week: the same in plain text and in HTML, each page with the way to its figures. */
export function weeklyMail({ publicUrl, week, pages }: WeeklyMail) {
  const views = sumOf(pages, (page) => page.views)
  const viewsBefore = sumOf(pages, (page) => page.viewsBefore)
  const visited = pages.filter((page) => page.views > 0)
  const days = `${dayWords(week.from)} – ${dayWords(week.until)}`
  const settings = `${publicUrl}/admin/akun`
  const opening =
    views === 0
      ? `Belum ada kunjungan ke halaman Anda pada ${days}.`
      : `${number(views)} kunjungan ke halaman Anda pada ${days}, ${number(viewsBefore)} pada pekan sebelumnya.`
  const lines = visited.slice(0, pagesNamed).map((page) => ({
    name: page.name,
    figures: `${number(page.views)} kunjungan (pekan sebelumnya ${number(page.viewsBefore)}), ${number(page.visitors)} pengunjung unik, ${number(page.ctaClicks)} klik CTA`,
    address: `${publicUrl}/admin/landing-pages/${page.id}/statistik?sejak=${week.from}&sampai=${week.until}`,
  }))
  const others = visited.length - lines.length
  const more = others > 0 ? [`Dan ${others} halaman lain: ${publicUrl}/admin/landing-pages`] : []
  const why = 'Anda menerima e-mail ini setiap Senin karena memintanya.'
  return {
    subject: `Statistik pekan ${days}: ${number(views)} kunjungan`,
    text: [
      opening,
      ...lines.map(({ name, figures, address }) => `${name}\n${figures}\n${address}`),
      ...more,
      `--\n${why} Ubah di halaman Akun: ${settings}`,
    ].join('\n\n'),
    html: [
      '<!doctype html><html lang="id"><head><meta charset="utf-8"></head>',
      '<body style="margin:0;padding:24px;background:#f6f9f9;color:#213232;font-family:Arial,sans-serif;font-size:16px;line-height:1.5">',
      '<div style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #d9e0e0">',
      `<p style="margin:0 0 16px">${escaped(opening)}</p>`,
      ...lines.map(
        ({ name, figures, address }) =>
          `<p style="margin:0 0 16px"><a href="${escaped(address)}" style="color:#005f5c;font-weight:bold">${escaped(name)}</a><br>${escaped(figures)}</p>`,
      ),
      ...more.map((line) => `<p style="margin:0 0 16px">${escaped(line)}</p>`),
      `<p style="margin:0;color:#607070;font-size:13px">${escaped(why)} <a href="${escaped(settings)}" style="color:#005f5c">Ubah di halaman Akun</a></p>`,
      '</div></body></html>',
    ].join('\n'),
  }
}

const sumOf = (pages: readonly WeekOfPage[], value: (page: WeekOfPage) => number) =>
  pages.reduce((sum, page) => sum + value(page), 0)

const number = (value: number) => new Intl.NumberFormat('id-ID').format(value)

function dayWords(day: string): string {
  return new Intl.DateTimeFormat('id-ID', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(day))
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
