import { accountMail, type AccountMail } from '../account-access/index.ts'
import { maskedEmail } from '../learners/index.ts'

interface Given {
  name: string
  survivor: { number: number; email: string }
  merged: { number: number; email: string }
  publicUrl: string
}

/** The same for both addresses, masked: should the accounts be of two people, neither learns the other's address. */
export function mergedMail({ name, survivor, merged, publicUrl }: Given): AccountMail {
  return accountMail({
    subject: 'Dua akun Naikkelas Anda digabungkan',
    before: [
      `Halo ${name},`,
      `Akun nomor ${merged.number} (${maskedEmail(merged.email)}) sekarang menjadi satu dengan akun nomor ${survivor.number} (${maskedEmail(survivor.email)}). Semua isinya pindah ke sana.`,
      `Masuk dengan e-mail dan kata sandi akun nomor ${survivor.number}. E-mail dan kata sandi akun yang lain tidak berlaku lagi.`,
    ],
    button: { label: 'Masuk', address: `${publicUrl}/login` },
    after: ['Jika Anda tidak memintanya, balas e-mail ini supaya kami memeriksanya.'],
    why: 'Anda menerima e-mail ini karena akun Anda digabungkan di',
    publicUrl,
  })
}
