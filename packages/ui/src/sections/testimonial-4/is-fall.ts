interface Quantity {
  amount: number
  /** What is counted, with the words behind it. Only quantities of one kind are compared. */
  kind: string
}

const number = String.raw`(\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:,\d+)?)`
const minutes: Readonly<Record<string, number>> = {
  detik: 1 / 60,
  menit: 1,
  jam: 60,
  hari: 1440,
  minggu: 7 * 1440,
  bulan: 30 * 1440,
  tahun: 365 * 1440,
}
const scales: Readonly<Record<string, number>> = { rb: 1e3, ribu: 1e3, jt: 1e6, juta: 1e6, miliar: 1e9 }

const duration = new RegExp(String.raw`^${number} ?(${Object.keys(minutes).join('|')})(?![a-z]) ?`)
const count = new RegExp(String.raw`^(rp\.? ?)?${number} ?((?:${Object.keys(scales).join('|')})(?![a-z]))? ?(.*)$`)

/**
 * Whether a value became smaller: `3 jam` to `20 menit`, `Rp5 jt` to `Rp900 rb`, `12%` to `4%`, `412 barang` to
 * `37 barang`. False where one of them is no number, or they count different things.
 */
export function isFall(before: string, after: string): boolean {
  const [from, to] = [quantityOf(before), quantityOf(after)]
  return from !== null && to !== null && from.kind === to.kind && to.amount < from.amount
}

function quantityOf(value: string): Quantity | null {
  const text = value.trim().toLowerCase().replaceAll(/\s+/g, ' ')
  return durationOf(text) ?? countOf(text)
}

/** `1 jam 30 menit per hari` is 90 minutes of the kind `per hari`. */
function durationOf(text: string): Quantity | null {
  let rest = text
  let amount = 0
  for (let part = duration.exec(rest); part !== null; part = duration.exec(rest)) {
    const [{ length }, digits = '', unit = ''] = part
    amount += numberOf(digits) * (minutes[unit] ?? 0)
    rest = rest.slice(length)
  }
  return rest === text || /\d/.test(rest) ? null : { amount, kind: `duration ${rest}` }
}

function countOf(text: string): Quantity | null {
  const [, currency, digits, scale = '', words = ''] = count.exec(text) ?? []
  // More digits are a range, a date or a score.
  if (digits === undefined || /\d/.test(words)) return null
  return { amount: numberOf(digits) * (scales[scale] ?? 1), kind: `${currency ? 'rupiah' : 'count'} ${words}` }
}

/** Indonesian notation: `1.250,5` is 1250.5. */
function numberOf(digits: string): number {
  return Number(digits.replaceAll('.', '').replace(',', '.'))
}
