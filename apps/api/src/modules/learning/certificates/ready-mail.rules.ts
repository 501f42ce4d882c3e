import { shortLetter } from '../../../platform/mail/index.ts'

interface Ready {
  siteName: string
  name: string
  course: string
  number: string
  /** Of its page, with the origin. */
  address: string
  /** Where such mails are switched off, with the origin. */
  settingsAddress: string
}

export function certificateReadyMail({ siteName, name, course, number, address, settingsAddress }: Ready) {
  return shortLetter({
    subject: `Sertifikat Anda siap: ${course}`,
    paragraphs: [
      `Selamat, ${name}! Anda sudah menyelesaikan kelas “${course}”.`,
      `Sertifikat nomor ${number} sudah terbit. Unduh sebagai PDF, bagikan halamannya, atau tambahkan ke profil LinkedIn.`,
    ],
    button: { label: 'Buka sertifikat', address },
    why: `Anda menerima e-mail ini karena belajar di ${siteName}.`,
    change: { label: 'Atur pemberitahuan', address: settingsAddress },
  })
}
