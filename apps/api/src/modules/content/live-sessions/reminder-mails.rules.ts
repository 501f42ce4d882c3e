import { formatDateTime } from '@naikkelas/contract/time'
import { htmlButton, htmlLetter, htmlParagraph, htmlText } from '../../../platform/mail/index.ts'

interface ReminderMail {
  publicUrl: string
  siteName: string
  number: number
  title: string
  startsAt: Date
  /** Where the reminder is confirmed and stopped. */
  link: string
}

/** Asks whether a reminder is wanted: anyone can type an address. */
export function confirmationMail({ siteName, title, startsAt, link }: ReminderMail) {
  const paragraphs = [
    `Ada yang meminta pengingat siaran langsung “${title}” untuk alamat ini. Siarannya mulai ${formatDateTime(startsAt)}.`,
    'Kalau itu Anda, tekan tombol di bawah. Sebelum itu kami tidak mengirim apa pun lagi.',
  ]
  const why = `Bukan Anda? Abaikan saja: alamat ini kami hapus dalam dua hari. E-mail ini dikirim dari ${siteName}.`
  return {
    subject: `Ingatkan siaran “${title}”?`,
    text: [...paragraphs, `Ingatkan saya:\n${link}`, `--\n${why}`].join('\n\n'),
    html: htmlLetter({
      body: [
        ...paragraphs.map((words) => htmlParagraph(htmlText(words))),
        htmlButton({ label: 'Ingatkan saya', address: link }),
      ],
      why,
      change: { label: 'Batalkan permintaan ini', address: link },
    }),
  }
}

/** Says that a session begins soon. */
export function reminderMail({ publicUrl, siteName, number, title, startsAt, link }: ReminderMail) {
  const address = `${publicUrl}/live/${number}`
  const paragraphs = [
    `Siaran langsung “${title}” mulai ${formatDateTime(startsAt)}.`,
    'Siarannya tampil di halaman ini begitu waktunya tiba.',
  ]
  const why = `Anda menerima e-mail ini satu kali karena meminta diingatkan di ${siteName}. Alamat Anda kami hapus setelah siaran selesai.`
  return {
    subject: `Sebentar lagi: ${title}`,
    text: [...paragraphs, `Halaman siaran:\n${address}`, `Jangan ingatkan saya:\n${link}`, `--\n${why}`].join('\n\n'),
    html: htmlLetter({
      body: [
        ...paragraphs.map((words) => htmlParagraph(htmlText(words))),
        htmlButton({ label: 'Buka siaran', address }),
      ],
      why,
      change: { label: 'Jangan ingatkan saya', address: link },
    }),
  }
}
