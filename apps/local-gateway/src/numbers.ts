import { createHash } from 'node:crypto'

/** Digits that look like an account's, never the same twice. */
export function digits(count: number, number: number): string {
  return String(number).padStart(count, '0').slice(-count)
}

/** `NK7F…`: the code of an outlet. */
export function outletCode(number: number): string {
  return `NK${createHash('sha256').update(`outlet ${number}`).digest('hex').slice(0, 4).toUpperCase()}${digits(6, number)}`
}

/** What a QRIS says (EMV): who is paid how much, with a reference and a checksum. */
export function qrText(amount: number, number: number): string {
  const field = (id: string, value: string) => `${id}${String(value.length).padStart(2, '0')}${value}`
  const merchant = field('00', 'ID.CO.GERBANGLOKAL.WWW') + field('01', digits(18, number))
  const text = [
    field('00', '01'),
    field('01', '12'),
    field('26', merchant),
    field('52', '8299'),
    field('53', '360'),
    field('54', String(amount)),
    field('58', 'ID'),
    field('59', 'NAIKKELAS'),
    field('60', 'MALANG'),
    field('62', field('05', digits(12, number))),
  ].join('')
  return `${text}6304${checksum(`${text}6304`)}`
}

/** CRC-16/CCITT-FALSE, as EMV asks for. */
function checksum(text: string): string {
  let crc = 0xffff
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
