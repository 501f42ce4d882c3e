import { INVITATION_HOURS } from '@naikkelas/contract/identity'
import { accountMail, type AccountMail } from '../account-access/index.ts'

/** @param by the admin who invites */
export function invitationMail(given: { name: string; by: string; link: string; publicUrl: string }): AccountMail {
  return accountMail({
    subject: 'Undangan mengelola Naikkelas',
    before: [
      `Halo ${given.name},`,
      `${given.by} mengundang Anda menjadi admin Naikkelas. Buat kata sandi Anda lewat tombol di bawah ini.`,
      `Tautan berlaku ${INVITATION_HOURS} jam dan sekali pakai.`,
    ],
    button: { label: 'Terima undangan', address: given.link },
    after: [
      'Jika Anda tidak mengenal pengirimnya, abaikan e-mail ini. Tanpa kata sandi dari Anda akun ini tidak aktif.',
    ],
    why: 'Anda menerima e-mail ini karena alamat ini diundang menjadi admin di',
    publicUrl: given.publicUrl,
  })
}

/** @param by the Super Admin who did it */
export function secondFactorResetMail(given: { name: string; by: string; publicUrl: string }): AccountMail {
  return accountMail({
    subject: 'Verifikasi dua langkah admin Naikkelas Anda diatur ulang',
    before: [
      `Halo ${given.name},`,
      `${given.by} menghapus aplikasi autentikator, kode pemulihan, dan passkey akun admin Anda. Semua perangkat sudah dikeluarkan.`,
      'Masuk dengan kata sandi Anda, lalu siapkan verifikasi dua langkah lagi.',
    ],
    button: { label: 'Masuk ke admin', address: `${given.publicUrl}/admin` },
    after: ['Jika Anda tidak memintanya, ganti kata sandi Anda dan hubungi Super Admin yang lain.'],
    why: 'Anda menerima e-mail ini karena pengamanan akun Anda diubah di',
    publicUrl: given.publicUrl,
  })
}
