import { commentLimits } from '@naikkelas/contract/pages'
import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { Textarea } from '@naikkelas/ui/textarea'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { failedForm } from '../../../../shared/forms/form-result.ts'
import { useBuilder } from '../state/builder-context.ts'
import { matching, mentionAt, type Person, withMention } from './mention-at.ts'
import { usePeople } from './use-people.ts'

interface CommentFormProps {
  label: string
  action: string
  text?: string
  /** Rejects with the server's message; the input stays in the field. */
  onSend: (text: string) => Promise<void>
  onCancel?: () => void
  /** Takes the focus when it comes. @default false */
  isEager?: boolean
}

/** Where a comment is written; behind an `@` it offers names. */
export function CommentForm({ label, action, text = '', onSend, onCancel, isEager = false }: CommentFormProps) {
  const pageId = useBuilder((state) => state.page.id)
  const [typed, setTyped] = useState(text)
  const [caret, setCaret] = useState(0)
  const [problem, setProblem] = useState<string | undefined>()
  const [isSending, setSending] = useState(false)
  const [chosen, setChosen] = useState(0)
  const [isDismissed, setDismissed] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  const listId = useId()
  const place = mentionAt(typed, caret)
  const people = usePeople(pageId, typed.includes('@'))
  const offered = place && !isDismissed ? matching(people, place.typed) : []
  // One field only, which has its own way back to the hand.
  const refuse = (sentence: string | undefined) => {
    setProblem(sentence)
    area.current?.focus()
  }
  const send = async () => {
    if (typed.trim() === '') return refuse('Komentar harus diisi')
    setSending(true)
    setProblem(undefined)
    try {
      await onSend(typed)
      setTyped('')
    } catch (error) {
      const { message, fields } = failedForm(error)
      refuse(fields.text ?? message ?? undefined)
    } finally {
      setSending(false)
    }
  }
  const take = (person: Person) => {
    if (!place) return
    const next = withMention(typed, place, person.name)
    // Immediately: the next key may come before the next frame, and would be inserted at the wrong place.
    flushSync(() => {
      setTyped(next.text)
      setCaret(next.caret)
      setDismissed(true)
    })
    area.current?.focus()
    area.current?.setSelectionRange(next.caret, next.caret)
  }
  const pressed = (event: KeyboardEvent) => {
    const person = offered[Math.min(chosen, offered.length - 1)]
    if (person && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      setChosen((chosen + (event.key === 'ArrowDown' ? 1 : offered.length - 1)) % offered.length)
    } else if (person && (event.key === 'Enter' || event.key === 'Tab') && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      take(person)
    } else if (person && event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      setDismissed(true)
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      void send()
    }
  }
  const activeId = offered.length > 0 ? `${listId}-${Math.min(chosen, offered.length - 1)}` : undefined
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Field label={label} isLabelHidden error={problem}>
        <Textarea
          ref={area}
          rows={2}
          value={typed}
          placeholder={`${label} …`}
          maxLength={commentLimits.characters}
          autoFocus={isEager}
          aria-autocomplete="list"
          aria-controls={offered.length > 0 ? listId : undefined}
          aria-activedescendant={activeId}
          onKeyDown={pressed}
          onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
          onChange={(event) => {
            setTyped(event.target.value)
            setCaret(event.target.selectionStart)
            setDismissed(false)
            setChosen(0)
          }}
        />
      </Field>
      {offered.length > 0 && (
        <ul
          id={listId}
          role="listbox"
          aria-label="Sebut orang"
          className="rounded-box border border-line bg-surface p-1"
        >
          {offered.map((person, index) => (
            <li
              key={person.id}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === chosen}
              onPointerDown={(event) => {
                event.preventDefault()
                take(person)
              }}
              className="flex min-h-9 cursor-pointer items-center rounded-control px-2 text-app-sm hover:bg-hover aria-selected:bg-tint pointer-coarse:min-h-11"
            >
              {person.name}
            </li>
          ))}
        </ul>
      )}
      <div className="flex justify-end gap-2">
        {onCancel && (
          <Button size="sm" variant="quiet" onClick={onCancel}>
            Batal
          </Button>
        )}
        <Button size="sm" type="submit" variant="primary" isLoading={isSending}>
          {action}
        </Button>
      </div>
    </form>
  )
}
