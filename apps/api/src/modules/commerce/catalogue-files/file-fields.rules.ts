import type { EventSession } from '@naikkelas/contract/commerce'
import { parseRupiah } from '@naikkelas/contract/money'
import { clockInWib, instantOfWib } from '@naikkelas/contract/time'
import { type Cell, clockOfSerial, count, instant, rupiah, text } from '../../../platform/files/spreadsheets/index.ts'
import type { NamedList, Names } from './names.rules.ts'

/** What a cell says: text, or a number where the program kept one. */
export type Said = string | number

type Reading = { value: unknown } | { mistake: string }

/** One kind of value in a file: how it is written, and how it is read. */
export interface FileField {
  cell: (value: unknown, names: Names) => Cell
  read: (said: Said, names: Names) => Reading
  /** What an empty cell means; `kept` for what cannot be without a value. */
  empty: { value: unknown } | 'kept'
}

const value = (read: unknown): Reading => ({ value: read })
const mistake = (message: string): Reading => ({ mistake: message })
const wordsIn = (said: Said) => String(said).trim()

export const textField: FileField = {
  cell: (stored) => text(String(stored)),
  read: (said) => value(wordsIn(said)),
  empty: { value: '' },
}

export const optionalTextField: FileField = {
  cell: (stored) => (typeof stored === 'string' ? text(stored) : null),
  read: (said) => value(wordsIn(said)),
  empty: { value: null },
}

export const rupiahField: FileField = {
  cell: (stored) => (typeof stored === 'number' ? rupiah(stored) : null),
  read(said) {
    const amount = typeof said === 'number' ? (Number.isInteger(said) && said >= 0 ? said : null) : parseRupiah(said)
    return amount === null ? mistake('Tulis harga dalam rupiah tanpa sen, misalnya 249000') : value(amount)
  },
  empty: { value: null },
}

export const countField: FileField = {
  cell: (stored) => (typeof stored === 'number' ? count(stored) : null),
  read(said) {
    const digits = wordsIn(said).replace(/^(\d{1,3})((?:\.\d{3})+)$/, (_, first: string, rest: string) =>
      `${first}${rest}`.replaceAll('.', ''),
    )
    return /^\d{1,9}$/.test(digits) ? value(Number(digits)) : mistake('Tulis angka bulat, misalnya 40')
  },
  empty: { value: null },
}

/** As exports write it, and as spreadsheets here do: `2026-11-20 19:30`, `20/11/2026 19.30`, with or without the time. */
const written =
  /^(?:(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})[/-](\d{1,2})[/-](\d{4}))(?:[ T]+(\d{1,2})[:.](\d{2})(?::\d{2})?)?$/

/** An instant that a clock in WIB shows; null for what no clock shows. */
function instantIn(said: Said): string | null {
  if (typeof said === 'number') {
    const clock = clockOfSerial(said)
    return clock === null ? null : (instantOfWib(clock)?.toISOString() ?? null)
  }
  const found = written.exec(said.trim())
  if (!found) return null
  const [, year = found[6], month = found[5], day = found[4], , , , hour = '00', minute = '00'] = found
  const two = (digits = '') => digits.padStart(2, '0')
  return instantOfWib(`${year}-${two(month)}-${two(day)}T${two(hour)}:${minute}`)?.toISOString() ?? null
}

export const instantField: FileField = {
  cell: (stored) => (typeof stored === 'string' ? instant(stored) : null),
  read(said) {
    const at = instantIn(said)
    return at === null ? mistake('Tulis tanggal dan jam WIB, misalnya 2026-11-20 19:30') : value(at)
  },
  empty: { value: null },
}

/** One of a few codes, by its word. */
export function choiceField(words: Readonly<Record<string | number, string>>): FileField {
  const options = Object.entries(words).map(([key, word]) => ({ code: /^\d+$/.test(key) ? Number(key) : key, word }))
  const plain = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  return {
    cell: (stored) => text(options.find(({ code }) => code === stored)?.word ?? ''),
    read(said) {
      const found = options.find(({ word }) => plain(word) === plain(wordsIn(said)))
      return found ? value(found.code) : mistake(`Tulis salah satu dari: ${options.map(({ word }) => word).join(', ')}`)
    },
    empty: 'kept',
  }
}

const nouns: Readonly<Record<NamedList, { noun: string; called: string }>> = {
  category: { noun: 'kategori', called: 'bernama' },
  partner: { noun: 'mitra', called: 'bernama' },
  instructor: { noun: 'pengajar', called: 'bernama' },
  course: { noun: 'kelas', called: 'dengan tautan' },
}

/** The one record of that name. */
function idIn(list: NamedList, name: string, names: Names): { id: string } | { mistake: string } {
  const [id, ...others] = names.idsOf(list, name)
  const { noun, called } = nouns[list]
  if (id === undefined) return { mistake: `Tidak ada ${noun} ${called} “${name}”` }
  if (others.length > 0)
    return { mistake: `Ada ${others.length + 1} ${noun} ${called} “${name}”. Pilih lewat formulirnya` }
  return { id }
}

export function recordField(list: NamedList): FileField {
  return {
    cell: (stored, names) => (typeof stored === 'string' ? text(names.nameOf(list, stored)) : null),
    read(said, names) {
      const found = idIn(list, wordsIn(said), names)
      return 'id' in found ? value(found.id) : found
    },
    empty: { value: null },
  }
}

/** Names one behind the other, as `recordsField` separates them. */
export const separated = (words: string) =>
  words
    .split(/[;\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** Several in their order: `Sari; Budi`. */
export function recordsField(list: NamedList): FileField {
  return {
    cell: (stored, names) => text((stored as string[]).map((id) => names.nameOf(list, id)).join('; ')),
    read(said, names) {
      const found = separated(wordsIn(said)).map((name) => idIn(list, name, names))
      const wrong = found.find((one) => 'mistake' in one)
      return wrong ?? value(found.map((one) => ('id' in one ? one.id : '')))
    },
    empty: { value: [] },
  }
}

const clock = (at: string) => clockInWib(new Date(at)).slice(0, 16).replace('T', ' ')

/** A line for each session: `2026-11-20 19:30 - 2026-11-20 21:00 | Hari pertama`. */
export const sessionsField: FileField = {
  cell: (stored) =>
    text(
      (stored as EventSession[])
        .map(({ title, startsAt, endsAt }) => `${clock(startsAt)} - ${clock(endsAt)}${title && ` | ${title}`}`)
        .join('\n'),
    ),
  read(said) {
    const sessions: EventSession[] = []
    for (const line of wordsIn(said).split(/\r?\n/)) {
      if (line.trim() === '') continue
      const [times = '', ...title] = line.split('|')
      const [from = '', until = ''] = times.split(/ [-\u2013] /)
      const [startsAt, endsAt] = [instantIn(from), instantIn(until)]
      if (startsAt === null || endsAt === null)
        return mistake('Tulis satu baris untuk setiap sesi: 2026-11-20 19:30 - 2026-11-20 21:00 | Judul')
      sessions.push({ title: title.join('|').trim(), startsAt, endsAt })
    }
    return value(sessions)
  },
  empty: { value: [] },
}
