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
