import { accountMail, type AccountMail } from './access-mails.rules.ts'

interface Given {
  name: string
  /** What its owner calls it. */
  passkey: string
  /** The screen for a new password: what the owner does who has not changed this. */
  resetPath: string
  publicUrl: string
}

const why = 'Anda menerima e-mail ini karena pengamanan akun Anda diubah di'

export function passkeyAddedMail({ name, passkey, resetPath, publicUrl }: Given): AccountMail {
  return accountMail({
    subject: 'Passkey baru di akun Naikkelas Anda',
    before: [
      `Halo ${name},`,
      `Mulai sekarang, akun Anda juga dapat dibuka dengan passkey “${passkey}”, tanpa kata sandi.`,
      'Jika bukan Anda, atur ulang kata sandi, lalu hapus passkey itu di pengaturan keamanan akun.',
    ],
    button: { label: 'Bukan saya, atur ulang kata sandi', address: `${publicUrl}${resetPath}` },
    why,
    publicUrl,
  })
}

export function passkeyRemovedMail({ name, passkey, resetPath, publicUrl }: Given): AccountMail {
  return accountMail({
    subject: 'Passkey dihapus dari akun Naikkelas Anda',
    before: [`Halo ${name},`, `Passkey “${passkey}” tidak dapat lagi membuka akun Anda.`],
    button: { label: 'Bukan saya, atur ulang kata sandi', address: `${publicUrl}${resetPath}` },
    why,
    publicUrl,
  })
}
