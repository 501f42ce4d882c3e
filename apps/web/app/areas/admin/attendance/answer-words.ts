import { type CheckIn, groupedCode } from '@naikkelas/contract/learning'
import { dayInWib, formatDateTime } from '@naikkelas/contract/time'
import type { Answer } from './door.ts'

export interface AnswerWords {
  tone: 'ok' | 'warn' | 'danger'
  title: string
  text: string
}

/** `pukul 10.05`, of another day than today with that day. */
export function momentWords(at: string, now: Date): string {
  const words = formatDateTime(at).replace(/ WIB$/, '')
  return dayInWib(new Date(at)) === dayInWib(now) ? `pukul ${words.slice(words.indexOf(', ') + 2)}` : words
}

/** `pukul 10.05 oleh Sari` */
export const checkInWords = ({ at, by }: CheckIn, now: Date) =>
  by === null ? momentWords(at, now) : `${momentWords(at, now)} oleh ${by}`

/** What is said at the door, in colour and words. */
export function answerWords({ outcome, code, name, checkIn, otherEvent, isWaiting }: Answer, now: Date): AnswerWords {
  const who = name ?? 'Pemilik tiket ini'
  const ticket = groupedCode(code)
  const refused = (text: string): AnswerWords => ({ tone: 'danger', title: 'Tidak berlaku', text })
  switch (outcome) {
    case 'let_in':
      return {
        tone: 'ok',
        title: 'Berhasil',
        text: `${who} tercatat hadir${checkIn ? ` ${momentWords(checkIn.at, now)}` : ''}.${isWaiting ? ' Menunggu jaringan untuk dikirim.' : ''}`,
      }
    case 'already':
      return {
        tone: 'warn',
        title: 'Sudah hadir',
        text: `${who} sudah tercatat hadir${checkIn ? ` ${checkInWords(checkIn, now)}` : ''}.`,
      }
    case 'cancelled':
      return refused('Pesanan tiket ini sudah dibatalkan atau dananya dikembalikan.')
    case 'other_event':
      return refused(`Tiket ini untuk acara lain: ${otherEvent ?? ''}.`)
    case 'unknown':
      return refused(`Tidak ada tiket dengan kode ${ticket}.`)
    case 'malformed':
      return refused('Kode tiket terdiri dari 8 huruf dan angka.')
    case 'not_listed':
      return refused(`Tiket ${ticket} tidak ada di daftar perangkat ini. Sambungkan ke internet untuk memastikannya.`)
    case 'too_long':
      return {
        tone: 'danger',
        title: 'Belum dapat diperiksa',
        text: 'Perangkat ini sudah lebih dari satu jam tanpa jaringan. Sambungkan dahulu ke internet.',
      }
    default:
      return outcome satisfies never
  }
}

/** Why a scan made without network was not the one that let its ticket in. */
export function conflictWords(
  { outcome, name, code, checkIn, otherEvent }: Answer,
  scannedAt: string,
  now: Date,
): string {
  const who = `${name ?? 'Tiket'} (${groupedCode(code)})`
  const scanned = `Perangkat ini memindainya ${momentWords(scannedAt, now)}.`
  if (outcome === 'already' && checkIn) return `${who} juga tercatat hadir ${checkInWords(checkIn, now)}. ${scanned}`
  if (outcome === 'other_event') return `${who} untuk acara lain: ${otherEvent ?? ''}. ${scanned}`
  return `${who} sudah tidak berlaku saat dikirim. ${scanned}`
}
