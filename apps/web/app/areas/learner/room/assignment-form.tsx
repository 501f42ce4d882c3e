import { uploadTypes } from '@naikkelas/contract/enumerations'
import {
  assignmentDirectory,
  assignmentFileKinds,
  assignmentLimits,
  type OwnAssignment,
} from '@naikkelas/contract/learning'
import { Alert } from '@naikkelas/ui/alert'
import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { FileUpload, type Upload } from '@naikkelas/ui/file-upload'
import { Textarea } from '@naikkelas/ui/textarea'
import { type FormEvent, useRef, useState } from 'react'
import { messageOf } from '../../../shared/api/api-error.ts'
import { upload } from '../../../shared/api/upload-file.ts'
import type { AssignmentDraft } from './assignment-draft.ts'

/** Why something was not handed in: at a field, or as a whole. */
export interface Refusal {
  text?: string | undefined
  files?: string | undefined
  whole?: string | undefined
}

interface AssignmentFormProps {
  assignment: OwnAssignment
  start: AssignmentDraft
  /** Never rejects; null where nothing is handed in. */
  send: ((draft: AssignmentDraft) => Promise<Refusal | null>) | null
  onChange: (draft: AssignmentDraft) => void
  onCancel: (() => void) | null
}

/** A text and files. Nothing is lost when they cannot be handed in. */
export function AssignmentForm({ assignment, start, send, onChange, onCancel }: AssignmentFormProps) {
  const { files: rule, submissions } = assignment
  const [draft, setDraft] = useState(start)
  const [refusal, setRefusal] = useState<Refusal>({})
  const [isSending, setSending] = useState(false)
  const text = useRef<HTMLTextAreaElement>(null)
  const change = (next: AssignmentDraft) => {
    setDraft(next)
    setRefusal({})
    onChange(next)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending || send === null) return
    const flaw = flawOf(rule, draft)
    setRefusal(flaw ?? {})
    if (flaw) {
      if (flaw.text !== undefined) text.current?.focus()
      return
    }
    setSending(true)
    const refused = await send(draft)
    setSending(false)
    setRefusal(refused ?? {})
  }
  return (
    <form className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      <Field
        label="Jawaban"
        isOptional={rule === 'required'}
        hint={send === null ? undefined : 'Tersimpan di perangkat ini selama Anda menulis.'}
        error={refusal.text}
      >
        <Textarea
          ref={text}
          value={draft.text}
          rows={8}
          maxLength={assignmentLimits.textCharacters}
          onChange={({ target }) => change({ ...draft, text: target.value })}
        />
      </Field>
      {rule !== 'none' && (
        <Field
          label="Berkas"
          isOptional={rule === 'allowed'}
          hint={`PDF, gambar, DOCX, XLSX, atau ZIP, paling banyak ${assignmentLimits.files} berkas.`}
          error={refusal.files}
        >
          <FileUpload
            multiple
            disabled={send === null}
            accept={assignmentFileKinds}
            maxBytes={assignmentLimits.fileBytes}
            describeError={messageOf}
            upload={uploadForAssignment}
            value={draft.files}
            onValueChange={(files) => change({ ...draft, files })}
          />
        </Field>
      )}
      {refusal.whole !== undefined && <Alert tone="danger">{refusal.whole}</Alert>}
      {send === null ? (
        <p className="text-app-sm text-muted">Ini pratinjau: tugas tidak dikirim.</p>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" isLoading={isSending}>
            {submissions.length === 0 ? 'Kumpulkan tugas' : 'Kirim ulang'}
          </Button>
          {onCancel && (
            <Button variant="quiet" onClick={onCancel}>
              Batal
            </Button>
          )}
        </div>
      )}
    </form>
  )
}

const uploadForAssignment: Upload = async (file, { onProgress, signal }) => {
  const { address } = await upload(file, {
    type: uploadTypes.fileManager,
    directory: assignmentDirectory,
    onProgress: (percent) => onProgress(percent / 100),
    signal,
  })
  return address.split('/').at(-1) ?? ''
}

/** What is missing before it is sent. */
function flawOf(rule: OwnAssignment['files'], { text, files }: AssignmentDraft): Refusal | null {
  if (files.length > assignmentLimits.files)
    return { files: `Paling banyak ${assignmentLimits.files} berkas. Hapus yang tidak perlu.` }
  if (rule === 'required' && files.length === 0) return { files: 'Unggah paling sedikit satu berkas' }
  return text.trim() === '' && files.length === 0 ? { text: 'Tulis jawaban Anda dahulu' } : null
}
