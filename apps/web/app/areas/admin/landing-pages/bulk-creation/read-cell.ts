import { instantOfWib } from '@naikkelas/contract/time'
/** The value of a cell, or the message why it is invalid. */
export type Cell<Value> = { value: Value } | { mistake: string }

const greatestAmount = 100_000_000_000

/** Whole rupiah: `Rp1.250.000`, `Rp 1.250.000,00`, `1,250,000`, `1250000`. */
export function readAmount(text: string): Cell<number> {
  const bare = text
    .replace(/^rp\.?/i, '')
    .replace(/\s/g, '')
    // Zero cents as spreadsheets write them; `,-` as people do.
    .replace(/([.,]00|,-)$/, '')
  if (/^-/.test(bare)) return { mistake: 'Harga tidak bisa kurang dari 0' }
  if (!/^(\d+|\d{1,3}(\.\d{3})+|\d{1,3}(,\d{3})+)$/.test(bare))
    return { mistake: `“${text}” bukan harga. Tulis seperti Rp1.250.000` }
  const value = Number(bare.replace(/[.,]/g, ''))
  return value > greatestAmount ? { mistake: 'Harga paling besar Rp100.000.000.000' } : { value }
}

/** A count: `20`, `1.000`. */
export function readCount(text: string): Cell<number> {
  const bare = text.replace(/\s|kursi/gi, '')
  if (!/^(\d+|\d{1,3}(\.\d{3})+)$/.test(bare)) return { mistake: `“${text}” bukan jumlah. Tulis seperti 20` }
  const value = Number(bare.replaceAll('.', ''))
  return value > 1_000_000 ? { mistake: 'Sisa kursi paling banyak 1.000.000' } : { value }
}

const months = ['jan', 'feb', 'mar', 'apr', 'mei', 'jun', 'jul', 'agu', 'sep', 'okt', 'nov', 'des']

/** A moment in WIB: `31/12/2026`, `31-12-2026 19.30`, `31 Desember 2026 19:30 WIB`, `2026-12-31`. A day alone ends at 23.59. */
export function readMoment(text: string): Cell<string> {
  const mistake = { mistake: `“${text}” bukan tanggal. Tulis seperti 31 Desember 2026 19.30` }
  if (text.length > 60) return mistake
  const match =
    /^(?<date>[\p{L}\d/., -]+?)(?:[ ,T]+(?:pukul +)?(?<hour>\d{1,2})[.:](?<minute>\d{2})(?::\d{2})?)?(?: *wib)?$/iu.exec(
      text.trim(),
    )
  const date = match?.groups?.date === undefined ? null : readDate(match.groups.date.replace(/,$/, '').trim())
  if (!date) return mistake
  const hour = Number(match?.groups?.hour ?? 23)
  const minute = Number(match?.groups?.minute ?? 59)
  const { year, month, day } = date
  const [mm, dd, hh, mi] = [month, day, hour, minute].map((part) => String(part).padStart(2, '0'))
  const instant = instantOfWib(`${year}-${mm}-${dd}T${hh}:${mi}`)
  return instant === null ? mistake : { value: instant.toISOString() }
}

function readDate(text: string): { year: number; month: number; day: number } | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text)
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) }
  const numbers = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text)
  if (numbers) return { year: Number(numbers[3]), month: Number(numbers[2]), day: Number(numbers[1]) }
  const words = /^(?:\p{L}+,? +)?(\d{1,2}) +(\p{L}{3,}) +(\d{4})$/u.exec(text)
  const name = words?.[2]?.slice(0, 3).toLowerCase() ?? ''
  const month = months.indexOf(name === 'agt' ? 'agu' : name) + 1
  return words && month > 0 ? { year: Number(words[3]), month, day: Number(words[1]) } : null
}
