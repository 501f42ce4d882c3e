import {
  getOwnAssignment,
  handInAssignment,
  type OwnAssignment,
  previewAssignment,
  type Submission,
} from '@naikkelas/contract/learning'
import { Alert } from '@naikkelas/ui/alert'
import { Button } from '@naikkelas/ui/button'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, messageOf } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { SubmissionContent } from '../../../shared/assignments/submission-content.tsx'
import { type AssignmentDraft, keepDraft, keptDraft, startDraft } from './assignment-draft.ts'
import { AssignmentForm, type Refusal } from './assignment-form.tsx'
import { assignmentFacts, stateWords, submissionFacts } from './assignment-words.ts'
import { PanelState } from './panel-state.tsx'
import { useLoaded } from './use-loaded.ts'

interface AssignmentLessonProps {
  lessonId: string
  /** Null in a preview: nothing is handed in. */
  learnerNumber: number | null
}

/** The assignment of a lesson: what is to be handed in, and what was said of it. */
export function AssignmentLesson({ lessonId, learnerNumber }: AssignmentLessonProps) {
  const isPreview = learnerNumber === null
  const load = useCallback(
    (signal: AbortSignal) =>
      call(isPreview ? previewAssignment : getOwnAssignment, { params: { lessonId } }, { signal }),
    [isPreview, lessonId],
  )
  const loaded = useLoaded<OwnAssignment>(load)
  return (
    <PanelState loaded={loaded} isEmpty={() => false} empty="">
      {(assignment) => (
        <div className="flex min-w-0 flex-col gap-6 rounded-surface border border-line bg-surface p-5">
          <p className="text-app-sm text-muted">{assignmentFacts(assignment)}</p>
          {learnerNumber === null ? (
            <AssignmentForm
              assignment={assignment}
              start={startDraft(assignment)}
              send={null}
              onChange={() => undefined}
              onCancel={null}
            />
          ) : (
            <OwnSubmissions
              lessonId={lessonId}
              learnerNumber={learnerNumber}
              assignment={assignment}
              onChange={(next) => loaded.change(() => next)}
            />
          )}
        </div>
      )}
    </PanelState>
  )
}

interface OwnSubmissionsProps {
  lessonId: string
  learnerNumber: number
  assignment: OwnAssignment
  onChange: (assignment: OwnAssignment) => void
}

function OwnSubmissions({ lessonId, learnerNumber, assignment, onChange }: OwnSubmissionsProps) {
  const { number, submissions } = assignment
  const [last, ...earlier] = submissions
  const [kept, setKept] = useState(() => keptDraft(learnerNumber, lessonId))
  // Who began another one goes on with it, and what came back is to be corrected.
  const [isWriting, setWriting] = useState(kept !== null || last === undefined || last.marking !== null)
  const result = useRef<HTMLElement>(null)
  const isHandedIn = useRef(false)
  useEffect(() => {
    if (isHandedIn.current && !isWriting) result.current?.focus()
  }, [isWriting])
  const keep = (draft: AssignmentDraft | null) => {
    keepDraft(learnerNumber, lessonId, draft)
    setKept(draft)
  }
  const send = async ({ text, files }: AssignmentDraft): Promise<Refusal | null> => {
    try {
      const body = { number: number ?? 1, text, fileIds: files.map(({ id }) => id) }
      const next = await call(handInAssignment, { params: { lessonId }, body })
      keep(null)
      isHandedIn.current = true
      setWriting(false)
      onChange(next)
      return null
    } catch (error) {
      // Another window handed it in, or it was accepted meanwhile: what is there now is shown, with what was written.
      if (error instanceof ApiError && (error.code === 'assignment_changed' || error.code === 'assignment_closed'))
        await call(getOwnAssignment, { params: { lessonId } }).then(onChange, () => undefined)
      return refusalOf(error)
    }
  }
  return (
    <>
      {last && (
        <section ref={result} tabIndex={-1} aria-label="Tugas Anda" className="flex min-w-0 flex-col gap-4">
          <Alert tone={stateWords(last).tone} title={stateWords(last).title}>
            {stateWords(last).text}
          </Alert>
          <One submission={last} />
        </section>
      )}
      {number !== null &&
        (isWriting ? (
          <AssignmentForm
            assignment={assignment}
            start={kept ?? startDraft(assignment)}
            send={send}
            onChange={keep}
            onCancel={
              last?.marking === null
                ? () => {
                    keep(null)
                    setWriting(false)
                  }
                : null
            }
          />
        ) : (
          <Button className="self-start" onClick={() => setWriting(true)}>
            Kirim ulang
          </Button>
        ))}
      {earlier.length > 0 && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-app-sm underline underline-offset-4">
            Kiriman sebelumnya ({earlier.length})
          </summary>
          <ol className="flex flex-col gap-5 pt-3">
            {earlier.map((submission) => (
              <li key={submission.id} className="border-t border-line pt-4">
                <One submission={submission} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  )
}

function One({ submission }: { submission: Submission }) {
  const { text, files, marking, maxPoints } = submission
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <p className="text-app-sm text-muted">
        {submissionFacts(submission)}
        {marking && `, nilai ${marking.points} dari ${maxPoints}`}
      </p>
      <SubmissionContent text={text} files={files} />
      {marking && marking.feedback !== '' && (
        <div className="flex flex-col gap-1 border-s-2 border-line ps-3">
          <p className="text-app-sm font-semibold">Masukan{marking.by !== null && ` dari ${marking.by}`}</p>
          <p className="max-w-text whitespace-pre-line wrap-anywhere">{marking.feedback}</p>
        </div>
      )}
    </div>
  )
}

/** What the server says of the fields, else why it did not arrive. */
function refusalOf(error: unknown): Refusal {
  const fields = error instanceof ApiError ? error.fields : []
  const at = (name: string) => fields.find(({ path }) => path.replace(/^body\./, '').split('.')[0] === name)?.message
  const [text, files] = [at('text'), at('fileIds')]
  return text === undefined && files === undefined ? { whole: messageOf(error) } : { text, files }
}
