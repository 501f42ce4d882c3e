import { applicantMonths } from '@naikkelas/contract/content'
import { htmlButton, htmlLetter, htmlParagraph, htmlText } from '../../../platform/mail/index.ts'

interface ApplicationMail {
  publicUrl: string
  siteName: string
  applicant: string
  vacancy: string
  number: number
}

/** Confirms that an application has arrived, with what comes next. */
export function applicationMail({ publicUrl, siteName, applicant, vacancy, number }: ApplicationMail) {
  const address = `${publicUrl}/karir/${number}`
  const paragraphs = [
    `Halo ${applicant},`,
    `Terima kasih sudah melamar sebagai ${vacancy} di ${siteName}. Lamaran dan CV Anda sudah kami terima.`,
    'Kami membaca setiap lamaran dan membalas paling lama 14 hari kerja, juga bila belum cocok kali ini. Tidak ada biaya apa pun di setiap tahap seleksi.',
    `Data dan CV Anda dihapus paling lama ${applicantMonths} bulan setelah dikirim. Kalau ingin lebih cepat, balas e-mail ini.`,
  ]
  const why = `Anda menerima e-mail ini karena alamat ini dipakai untuk melamar di ${siteName}.`
  return {
    subject: `Lamaran Anda sudah kami terima: ${vacancy}`,
    text: [...paragraphs, `Lowongan ini:\n${address}`, `--\n${why}`].join('\n\n'),
    html: htmlLetter({
      body: [
        ...paragraphs.map((words) => htmlParagraph(htmlText(words))),
        htmlButton({ label: 'Lihat lowongan', address }),
      ],
      why,
      change: { label: 'Lihat lowongan lain', address: `${publicUrl}/karir` },
    }),
  }
}
