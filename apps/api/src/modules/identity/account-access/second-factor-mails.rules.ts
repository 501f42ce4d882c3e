import { accountMail, type AccountMail } from './access-mails.rules.ts'

interface Given {
  name: string
  /** The screen for a new password: what the owner does who has not changed this. */
  resetPath: string
  publicUrl: string
}

export function secondFactorOnMail({ name, resetPath, publicUrl }: Given): AccountMail {
  return accountMail({
    subject: 'Verifikasi dua langkah Naikkelas Anda aktif',
    before: [
      `Halo ${name},`,
      'Mulai sekarang, masuk ke akun Anda juga meminta kode dari aplikasi autentikator. Perangkat lain sudah dikeluarkan.',
      'Simpan kode pemulihan Anda di tempat yang aman: dengan itu Anda tetap dapat masuk jika ponsel hilang.',
    ],
    button: { label: 'Bukan saya, atur ulang kata sandi', address: `${publicUrl}${resetPath}` },
    why: 'Anda menerima e-mail ini karena pengamanan akun Anda diubah di',
    publicUrl,
  })
}

export function secondFactorMovedMail({ name, resetPath, publicUrl }: Given): AccountMail {
  return accountMail({
    subject: 'Verifikasi dua langkah Naikkelas Anda pindah ke aplikasi lain',
    before: [
      `Halo ${name},`,
      'Mulai sekarang, kode untuk masuk datang dari aplikasi autentikator yang baru. Aplikasi dan kode pemulihan yang lama tidak berlaku lagi, dan perangkat lain sudah dikeluarkan.',
    ],
    button: { label: 'Bukan saya, atur ulang kata sandi', address: `${publicUrl}${resetPath}` },
    why: 'Anda menerima e-mail ini karena pengamanan akun Anda diubah di',
    publicUrl,
  })
}

export function secondFactorOffMail({ name, resetPath, publicUrl }: Given): AccountMail {
  return accountMail({
    subject: 'Verifikasi dua langkah Naikkelas Anda dimatikan',
    before: [`Halo ${name},`, 'Mulai sekarang, akun Anda dapat dibuka dengan kata sandi saja.'],
    button: { label: 'Bukan saya, atur ulang kata sandi', address: `${publicUrl}${resetPath}` },
    why: 'Anda menerima e-mail ini karena pengamanan akun Anda diubah di',
    publicUrl,
  })
}

export function recoveryCodesRenewedMail({ name, resetPath, publicUrl }: Given): AccountMail {
  return accountMail({
    subject: 'Kode pemulihan Naikkelas Anda diganti',
    before: [`Halo ${name},`, 'Akun Anda punya kode pemulihan baru. Kode yang lama tidak berlaku lagi.'],
    button: { label: 'Bukan saya, atur ulang kata sandi', address: `${publicUrl}${resetPath}` },
    why: 'Anda menerima e-mail ini karena pengamanan akun Anda diubah di',
    publicUrl,
  })
}

export function recoveryCodeUsedMail({ name, left, resetPath, publicUrl }: Given & { left: number }): AccountMail {
  return accountMail({
    subject: 'Akun Naikkelas Anda dibuka dengan kode pemulihan',
    before: [
      `Halo ${name},`,
      `Seseorang, semoga Anda, baru saja masuk dengan kode pemulihan. Sisa kode pemulihan Anda: ${left}.`,
    ],
    button: { label: 'Bukan saya, atur ulang kata sandi', address: `${publicUrl}${resetPath}` },
    why: 'Anda menerima e-mail ini karena kode pemulihan akun Anda dipakai di',
    publicUrl,
  })
}
