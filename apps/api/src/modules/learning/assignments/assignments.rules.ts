import type { Assignment, OwnAssignment, Submission } from '@naikkelas/contract/learning'

const DAY_MS = 86_400_000

interface Mistake {
  path: string
  message: string
}

interface Obtained {
  obtainedAt: Date
  /** Of a preorder. */
  courseOpensAt: Date | null
}

/** Until when an assignment is in time: whole days after its learner could open the course. */
export function dueAtOf(
  { dueDays }: Pick<Assignment, 'dueDays'>,
  { obtainedAt, courseOpensAt }: Obtained,
): Date | null {
  if (dueDays === null) return null
  const openedAt = courseOpensAt !== null && courseOpensAt > obtainedAt ? courseOpensAt : obtainedAt
  return new Date(openedAt.getTime() + dueDays * DAY_MS)
}

/** As it is stored. */
export interface StoredSubmission {
  id: string
  number: number
  text: string
  files: readonly { id: string; name: string; bytes: number; isPicture: boolean }[]
  handedInAt: Date
  dueAt: Date | null
  maxPoints: number
  passPoints: number
  marking: { points: number; feedback: string; isAccepted: boolean; at: Date; by: string | null } | null
}

type Sent = Pick<StoredSubmission, 'number' | 'text' | 'files' | 'marking'>

/** Of the attempt that may be handed in next; null once one was accepted. @param submissions newest first */
export function nextNumber(submissions: readonly Pick<Sent, 'number' | 'marking'>[]): number | null {
  if (submissions.some(({ marking }) => marking?.isAccepted)) return null
  return (submissions[0]?.number ?? 0) + 1
}

/** Whether a submission is the stored one sent again, as browsers do when the first response did not arrive. */
export const isSameSubmission = (
  { text, files }: Pick<Sent, 'text' | 'files'>,
  given: { text: string; fileIds: readonly string[] },
) => text === given.text && files.map(({ id }) => id).join() === given.fileIds.join()

/** Kinds of files that are taken, besides pictures. */
const office = 'application/vnd.openxmlformats-officedocument'
const contentTypes: readonly string[] = [
  'application/pdf',
  'application/zip',
  `${office}.wordprocessingml.document`,
  `${office}.spreadsheetml.sheet`,
]

const isTaken = (contentType: string) => contentType.startsWith('image/') || contentTypes.includes(contentType)

interface Given {
  text: string
  fileIds: readonly string[]
  /** Content types by id, of those that this learner uploaded for assignments. */
  files: ReadonlyMap<string, string>
}

/** Why something cannot be handed in. */
export function submissionMistakes({ files: rule }: Pick<Assignment, 'files'>, given: Given): Mistake[] {
  const { text, fileIds, files } = given
  if (rule === 'none' && fileIds.length > 0) return [{ path: 'fileIds', message: 'Tugas ini dikirim tanpa berkas' }]
  if (fileIds.some((id) => !files.has(id)))
    return [{ path: 'fileIds', message: 'Ada berkas yang sudah tidak tersimpan. Hapus lalu unggah lagi berkasnya.' }]
  if (fileIds.some((id) => !isTaken(files.get(id) ?? '')))
    return [{ path: 'fileIds', message: 'Kirim PDF, gambar, DOCX, XLSX, atau ZIP' }]
  if (rule === 'required' && fileIds.length === 0)
    return [{ path: 'fileIds', message: 'Unggah paling sedikit satu berkas' }]
  if (text === '' && fileIds.length === 0) return [{ path: 'text', message: 'Tulis jawaban Anda dahulu' }]
  return []
}

interface Marked {
  points: number
  isAccepted: boolean
}

/** Why a submission cannot be marked so. */
export function markingMistakes(
  { maxPoints, passPoints, marking }: Pick<StoredSubmission, 'maxPoints' | 'passPoints' | 'marking'>,
  { points, isAccepted }: Marked,
): Mistake[] {
  if (points > maxPoints) return [{ path: 'points', message: `Nilai paling banyak ${maxPoints}` }]
  if (isAccepted && points < passPoints)
    return [{ path: 'points', message: `Lulus mulai ${passPoints}. Naikkan nilainya, atau minta perbaikan.` }]
  if (marking?.isAccepted && !isAccepted)
    return [
      {
        path: 'isAccepted',
        message: 'Tugas yang sudah diterima tetap diterima. Nilai dan masukannya masih bisa diubah.',
      },
    ]
  return []
}

/** @param addressOf where a file is */
export function submissionView(stored: StoredSubmission, addressOf: (fileId: string) => string): Submission {
  const { id, number, text, files, handedInAt, dueAt, maxPoints, passPoints, marking } = stored
  return {
    id,
    number,
    text,
    files: files.map((file) => ({ ...file, address: addressOf(file.id) })),
    handedInAt: handedInAt.toISOString(),
    isLate: dueAt !== null && handedInAt > dueAt,
    maxPoints,
    passPoints,
    marking: marking && { ...marking, at: marking.at.toISOString() },
  }
}

interface Own {
  dueAt: Date | null
  /** Newest first. */
  submissions: readonly StoredSubmission[]
  addressOf: (fileId: string) => string
}

export const ownView = (
  { files, maxPoints, passPoints }: Assignment,
  { dueAt, submissions, addressOf }: Own,
): OwnAssignment => ({
  files,
  maxPoints,
  passPoints,
  dueAt: dueAt?.toISOString() ?? null,
  number: nextNumber(submissions),
  submissions: submissions.map((one) => submissionView(one, addressOf)),
})
