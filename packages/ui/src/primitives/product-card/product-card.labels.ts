import { dayInJakarta } from '../../format/days.ts'
import { formatDayAndMonth, formatShortDay } from '../../format/dates.ts'
import { groupThousands } from '../../format/numbers.ts'
import { formatRupiah } from '../../format/rupiah.ts'
import type { CourseLevel, CourseType, ProductKind } from './product-kinds.ts'

/** What the cards of products say themselves. */
export interface ProductCardLabels {
  /** Above the title: what it is. */
  kinds: Readonly<Record<ProductKind, string>>
  /** The same of a course, by the way it is sold. */
  courseTypes: Readonly<Record<CourseType, string>>
  levels: Readonly<Record<CourseLevel, string>>
  price: (amount: number) => string
  /** In place of a price of 0. */
  free: string
  /** Read out before the price that was asked earlier, which is struck through. */
  before: string
  saved: (percent: number) => string
  seatsLeft: (count: number) => string
  soldOut: string
  /** `6 jam 30 menit` */
  duration: (minutes: number) => string
  lessons: (count: number) => string
  /** When a course opens that is sold before. */
  opensOn: (day: string) => string
  /** How long a service takes. */
  doneIn: (days: number) => string
  sessions: (count: number) => string
  /** What a price of a package is for: `/3 bulan`. */
  perMonths: (months: number) => string
  /** `Sabtu, 12 Des 2026` */
  day: (day: string) => string
  /** The month on the leaf of an event: `Des`. */
  month: (day: string) => string
  /** `19.30 WIB` of an instant. */
  time: (instant: string) => string
  online: string
  /** Name of the button that keeps something for later. */
  save: (title: string) => string
}

const weekdaysId = ['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'] as const
const weekdaysEn = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const
const monthsEn = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

const weekday = (day: string) => new Date(day).getUTCDay()
const monthEn = (day: string) => monthsEn[Number(day.slice(5, 7)) - 1] ?? ''

/** Hours and minutes of an instant in WIB, which is UTC+7 all year. */
function clock(instant: string, separator: string): string {
  const inWib = new Date(Date.parse(instant) + 7 * 3_600_000).toISOString()
  return `${inWib.slice(11, 13)}${separator}${inWib.slice(14, 16)}${NBSP}WIB`
}

/** Between a number and its unit, which stay on one line. */
const NBSP = '\u00a0'

const hoursAndMinutes = (minutes: number) => [Math.floor(minutes / 60), Math.round(minutes % 60)] as const

export const productCardLabelsId: ProductCardLabels = {
  kinds: {
    course: 'Kelas',
    service: 'Jasa',
    tool: 'Tools',
    mentor: 'Super Mentor',
    event: 'Acara',
    package: 'Paket mitra',
  },
  courseTypes: { premium: 'Kelas premium', basic: 'Kelas', free: 'Kelas gratis', preorder: 'Preorder' },
  levels: { beginner: 'Dasar', intermediate: 'Menengah', advanced: 'Mahir' },
  price: formatRupiah,
  free: 'Gratis',
  before: 'Semula',
  saved: (percent) => `Hemat ${percent}%`,
  seatsLeft: (count) => `Sisa ${groupThousands(count)} kursi`,
  soldOut: 'Habis',
  duration: (minutes) => {
    const [hours, rest] = hoursAndMinutes(minutes)
    return [hours > 0 && `${hours}${NBSP}jam`, rest > 0 && `${rest}${NBSP}menit`].filter(Boolean).join(' ')
  },
  lessons: (count) => `${count} materi`,
  opensOn: (day) => `Dibuka ${formatShortDay(day)}`,
  doneIn: (days) => `Selesai ${days}${NBSP}hari`,
  sessions: (count) => `${count} sesi`,
  perMonths: (months) => (months === 1 ? '/bulan' : `/${months} bulan`),
  day: (day) => `${weekdaysId[weekday(day)]}, ${formatShortDay(day)}`,
  month: (day) => formatDayAndMonth(day).replace(/^\d+\s/, ''),
  time: (instant) => clock(instant, '.'),
  online: 'Online',
  save: (title) => `Simpan ${title}`,
}

export const productCardLabelsEn: ProductCardLabels = {
  kinds: {
    course: 'Class',
    service: 'Service',
    tool: 'Tool',
    mentor: 'One-to-one mentor',
    event: 'Event',
    package: 'Partner package',
  },
  courseTypes: { premium: 'Premium class', basic: 'Class', free: 'Free class', preorder: 'Pre-order' },
  levels: { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' },
  price: (amount) => `IDR ${groupThousands(amount, ',')}`,
  free: 'Free',
  before: 'Before',
  saved: (percent) => `Save ${percent}%`,
  seatsLeft: (count) => (count === 1 ? '1 seat left' : `${groupThousands(count, ',')} seats left`),
  soldOut: 'Sold out',
  duration: (minutes) => {
    const [hours, rest] = hoursAndMinutes(minutes)
    return [hours > 0 && `${hours}${NBSP}h`, rest > 0 && `${rest}${NBSP}min`].filter(Boolean).join(' ')
  },
  lessons: (count) => (count === 1 ? '1 lesson' : `${count} lessons`),
  opensOn: (day) => `Opens ${Number(day.slice(8))} ${monthEn(day)} ${day.slice(0, 4)}`,
  doneIn: (days) => (days === 1 ? 'Done in 1 day' : `Done in ${days} days`),
  sessions: (count) => (count === 1 ? '1 session' : `${count} sessions`),
  perMonths: (months) => (months === 1 ? '/month' : `/${months} months`),
  day: (day) => `${weekdaysEn[weekday(day)]}, ${Number(day.slice(8))} ${monthEn(day)} ${day.slice(0, 4)}`,
  month: monthEn,
  time: (instant) => clock(instant, ':'),
  online: 'On the web',
  save: (title) => `Save ${title}`,
}

/** The day of an instant, as labels read it. */
export const dayOf = (instant: string) => dayInJakarta(Date.parse(instant))
