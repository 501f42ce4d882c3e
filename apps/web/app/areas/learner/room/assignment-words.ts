import type { OwnAssignment, Submission } from '@naikkelas/contract/learning'
import { formatDateTime } from '@naikkelas/contract/time'

/** `Nilai tertinggi 100, lulus mulai 70. Kumpulkan sampai 20 November 2026, 19.30 WIB.` */
export function assignmentFacts({ maxPoints, passPoints, dueAt }: OwnAssignment): string {
  const due = dueAt === null ? '' : ` Kumpulkan sampai ${formatDateTime(dueAt)}.`
  return `Nilai tertinggi ${maxPoints}, lulus mulai ${passPoints}.${due}`
}

interface State {
  tone: 'ok' | 'warn' | 'info'
  title: string
  text: string
}

/** What became of what was handed in. */
export function stateWords({ marking, maxPoints }: Pick<Submission, 'marking' | 'maxPoints'>): State {
  if (marking === null)
    return {
      tone: 'info',
      title: 'Menunggu dinilai',
      text: 'Tugas Anda sudah terkirim. Sebelum dinilai, Anda masih bisa mengirim ulang.',
    }
  const points = `nilai ${marking.points} dari ${maxPoints}`
  return marking.isAccepted
    ? { tone: 'ok', title: `Tugas diterima, ${points}`, text: 'Materi ini selesai.' }
    : { tone: 'warn', title: `Perlu diperbaiki, ${points}`, text: 'Perbaiki sesuai masukan, lalu kirim ulang.' }
}

/** `Kiriman ke-2, 20 November 2026, 19.30 WIB, terlambat` */
export const submissionFacts = ({ number, handedInAt, isLate }: Pick<Submission, 'number' | 'handedInAt' | 'isLate'>) =>
  `Kiriman ke-${number}, ${formatDateTime(handedInAt)}${isLate ? ', terlambat' : ''}`
