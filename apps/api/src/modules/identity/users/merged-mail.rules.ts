import { accountMail, type AccountMail } from '../account-access/index.ts'
import { maskedEmail } from '../learners/index.ts'

interface Account {
  number: number
  email: string
}

interface Given {
  name: string
  /** Whether the mail goes to the account that stays. */
  isSurvivor: boolean
  survivor: Account
  merged: Account
  publicUrl: string
}

/** Each address learns what became of its own account; the other's is masked, should they be of two people. */
export function mergedMail({ name, isSurvivor, survivor, merged, publicUrl }: Given): AccountMail {
  return accountMail({
    subject: 'Dua akun Naikkelas Anda digabungkan',
    before: [`Halo ${name},`, ...(isSurvivor ? staying(survivor, merged) : leaving(survivor, merged))],
    button: { label: 'Masuk', address: `${publicUrl}/login` },
    after: ['Jika Anda tidak memintanya, balas e-mail ini supaya kami memeriksanya.'],
    why: 'Anda menerima e-mail ini karena akun Anda digabungkan di',
    publicUrl,
  })
}

const staying = (own: Account, other: Account) => [
  `Akun dengan alamat e-mail ini, nomor ${own.number}, tetap ada. Akun nomor ${other.number} (${maskedEmail(other.email)}) sudah digabungkan ke akun ini beserta semua isinya.`,
  'Tetap masuk dengan alamat e-mail ini seperti biasa. E-mail dan kata sandi akun yang lain tidak berlaku lagi.',
]

const leaving = (other: Account, own: Account) => [
  `Akun dengan alamat e-mail ini, nomor ${own.number}, sudah tidak ada. Semua isinya pindah ke akun nomor ${other.number} (${maskedEmail(other.email)}).`,
  `Alamat e-mail ini dan kata sandinya tidak dapat dipakai masuk lagi ke akun itu. Mulai sekarang, masuk dengan e-mail ${maskedEmail(other.email)} dan kata sandi akun nomor ${other.number}.`,
]
