import type { ExportedContacts, UserStatus } from '@naikkelas/contract/identity'
import { type Column, count, instant, type Row, text } from '../../../platform/files/spreadsheets/index.ts'
import { maskedEmail, maskedPhone, type UserRecord } from '../learners/index.ts'

export const userColumns: readonly Column[] = [
  { title: 'Nomor akun', width: 14 },
  { title: 'Nama', width: 32 },
  { title: 'Status', width: 18 },
  { title: 'E-mail', width: 32 },
  { title: 'E-mail terverifikasi', width: 18 },
  { title: 'WhatsApp', width: 20 },
  { title: 'WhatsApp terverifikasi', width: 20 },
  { title: 'Mendaftar (WIB)', width: 18 },
]

const statusWords: Readonly<Record<UserStatus, string>> = {
  active: 'Aktif',
  blocked: 'Diblokir',
  closed: 'Menunggu dihapus',
}

const yesOrNo = (is: boolean) => text(is ? 'Ya' : 'Tidak')

export function userRow(record: UserRecord, contacts: ExportedContacts): Row {
  const { number, name, status, email, isEmailVerified, phone, isPhoneVerified, registeredAt } = record
  const isFull = contacts === 'full'
  return [
    count(number),
    text(name),
    text(statusWords[status]),
    text(isFull ? email : maskedEmail(email)),
    yesOrNo(isEmailVerified),
    phone === null ? null : text(isFull ? `+${phone}` : maskedPhone(phone)),
    phone === null ? null : yesOrNo(isPhoneVerified),
    instant(registeredAt.toISOString()),
  ]
}
