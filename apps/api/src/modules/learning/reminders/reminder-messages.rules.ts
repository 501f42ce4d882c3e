import { formatDateTime } from '@naikkelas/contract/time'
import { shortLetter } from '../../../platform/mail/index.ts'
import { dayWord } from './reminders.rules.ts'

export interface ReminderPlace {
  siteName: string
  /** The origin of addresses. */
  publicUrl: string
}

export interface CourseReminder {
  kind: 'start' | 'continue'
  name: string
  course: string
  courseNumber: number
  /** Lessons that are done, of all. */
  done: number
  total: number
}

export interface EventReminder {
  name: string
  event: string
  startsAt: Date
  isOnline: boolean
  /** Empty for one that is held online. */
  place: string
}

/** A mail, and the sentence of a WhatsApp message. */
export interface ReminderMessage {
  mail: ReturnType<typeof shortLetter>
  sentence: string
}

export function courseReminder(reminder: CourseReminder, { siteName, publicUrl }: ReminderPlace): ReminderMessage {
  const { kind, name, course, courseNumber, done, total } = reminder
  const address = `${publicUrl}/learning/${courseNumber}`
  const [subject, paragraphs, label] =
    kind === 'start'
      ? [
          `Kelas Anda menunggu: ${course}`,
          [
            `Halo ${name}, kelas “${course}” sudah jadi milik Anda, tetapi belum dibuka.`,
            `Isinya ${total} materi. Mulai dari satu saja hari ini; sisanya bisa dilanjutkan kapan pun.`,
          ],
          'Mulai kelas',
        ]
      : [
          `Lanjutkan kelas Anda: ${course}`,
          [
            `Halo ${name}, sudah seminggu lebih kelas “${course}” tidak dibuka.`,
            done === 0
              ? `Tempat terakhir Anda masih tersimpan. Isinya ${total} materi.`
              : `${done} dari ${total} materi sudah selesai, dan tempat terakhir Anda masih tersimpan.`,
          ],
          'Lanjutkan kelas',
        ]
  return {
    mail: shortLetter({ subject, paragraphs, button: { label, address }, ...endOf(siteName, publicUrl) }),
    sentence: `${label} “${course}”: ${address}`,
  }
}

export function eventReminder(
  { name, event, startsAt, isOnline, place }: EventReminder,
  { siteName, publicUrl, now }: ReminderPlace & { now: Date },
): ReminderMessage {
  const address = `${publicUrl}/event-saya`
  const day = dayWord(startsAt, now)
  const begin = formatDateTime(startsAt)
  const where = isOnline
    ? 'Tautan masuk tampil di halaman tiket mulai satu jam sebelum acara.'
    : `Tempatnya: ${place}. Tunjukkan kode QR pada tiket Anda di pintu masuk.`
  return {
    mail: shortLetter({
      subject: `Acara Anda ${day}: ${event}`,
      paragraphs: [`Halo ${name}, acara “${event}” mulai ${day}: ${begin}.`, where],
      button: { label: 'Buka tiket', address },
      ...endOf(siteName, publicUrl),
    }),
    sentence: `Acara “${event}” mulai ${day}, ${begin}. Tiket Anda: ${address}`,
  }
}

const endOf = (siteName: string, publicUrl: string) => ({
  why: `Anda menerima e-mail ini karena mengikuti kelas atau acara di ${siteName}.`,
  change: { label: 'Atur pemberitahuan', address: `${publicUrl}/profile` },
})
