import type { OwnAssignment } from '@naikkelas/contract/learning'
import type { UploadedFile } from '@naikkelas/ui/file-upload'

/** What is written and uploaded, and not handed in yet. */
export interface AssignmentDraft {
  text: string
  files: readonly UploadedFile[]
}

/** To begin with: what was handed in last, for it to be corrected. */
export function startDraft({ submissions: [last] }: Pick<OwnAssignment, 'submissions'>): AssignmentDraft {
  return { text: last?.text ?? '', files: (last?.files ?? []).map(({ id, name, bytes }) => ({ id, name, bytes })) }
}

/** One for each learner and lesson of this browser. */
const keyOf = (learnerNumber: number, lessonId: string) => `naikkelas:assignment:${learnerNumber}:${lessonId}`

/** What this browser keeps; null for nothing. */
export function keptDraft(learnerNumber: number, lessonId: string): AssignmentDraft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(learnerNumber, lessonId)) ?? 'null')
    return isDraft(kept) ? kept : null
  } catch {
    return null
  }
}

const isDraft = (kept: unknown): kept is AssignmentDraft =>
  typeof kept === 'object' &&
  kept !== null &&
  'text' in kept &&
  typeof kept.text === 'string' &&
  'files' in kept &&
  Array.isArray(kept.files)

/** Null forgets it. Where nothing can be stored it lasts as long as the page. */
export function keepDraft(learnerNumber: number, lessonId: string, draft: AssignmentDraft | null): void {
  try {
    if (draft === null) localStorage.removeItem(keyOf(learnerNumber, lessonId))
    else localStorage.setItem(keyOf(learnerNumber, lessonId), JSON.stringify(draft))
  } catch {
    // A full or forbidden store is no reason to stop writing.
  }
}
