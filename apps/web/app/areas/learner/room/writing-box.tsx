import type { LessonKind } from '@naikkelas/contract/commerce'
import { Button } from '@naikkelas/ui/button'
import { Checkbox } from '@naikkelas/ui/checkbox'
import { Field } from '@naikkelas/ui/field'
import { Textarea } from '@naikkelas/ui/textarea'
import { type FormEvent, useState } from 'react'
import { ApiError, messageOf } from '../../../shared/api/api-error.ts'
import { type LessonPlaces, placeWords } from './lesson-place.ts'

interface WritingBoxProps {
  label: string
  hint?: string
  submitLabel: string
  maxLength: number
  /** Of what is changed. @default '' */
  text?: string
  /** Where it may be tied to; none for what keeps its place. */
  places?: { kind: LessonKind; now: LessonPlaces['now'] }
  /** Throws when it was not kept: then the words stay in the box. */
  send: (text: string, place: number | null) => Promise<void>
  onCancel?: () => void
}

/** A text for the lesson in sight. In a film or book it is tied to where one is when one begins to write. */
export function WritingBox({
  label,
  hint,
  submitLabel,
  maxLength,
  text = '',
  places,
  send,
  onCancel,
}: WritingBoxProps) {
  const [words, setWords] = useState(text)
  const [place, setPlace] = useState<number | null>(null)
  const [isTied, setTied] = useState(true)
  const [error, setError] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const write = (next: string) => {
    if (words.trim() === '') setPlace(places?.now() ?? null)
    setWords(next)
    setError(null)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    try {
      await send(words, isTied ? place : null)
      setWords('')
      setPlace(null)
      setTied(true)
      setError(null)
    } catch (caught) {
      setError(refusalOf(caught))
    } finally {
      setSending(false)
    }
  }
  return (
    <form className="flex flex-col gap-3" onSubmit={(event) => void submit(event)}>
      <Field label={label} hint={hint} error={error ?? undefined}>
        <Textarea value={words} rows={3} maxLength={maxLength} onChange={({ target }) => write(target.value)} />
      </Field>
      {places && place !== null && words.trim() !== '' && (
        <Checkbox
          label={`Tandai di ${placeWords(places.kind, place)}`}
          checked={isTied}
          onChange={({ target }) => setTied(target.checked)}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" isLoading={isSending}>
          {submitLabel}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            Batal
          </Button>
        )}
      </div>
    </form>
  )
}

/** What the server says of the words themselves, else why they did not arrive. */
const refusalOf = (error: unknown) => (error instanceof ApiError ? error.field('text') : undefined) ?? messageOf(error)
