import { type OwnQuiz, quizLimits } from '@naikkelas/contract/learning'
import { Alert } from '@naikkelas/ui/alert'
import { Button } from '@naikkelas/ui/button'
import { Checkbox } from '@naikkelas/ui/checkbox'
import { Field, Fieldset } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { Radio } from '@naikkelas/ui/radio'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { isAnswered, pickOf, type Picks } from './quiz-picks.ts'
import { quizFacts } from './quiz-words.ts'

interface QuizFormProps {
  quiz: OwnQuiz
  /** Chosen before, in this browser. */
  startPicks: Picks
  /** Never rejects; null where nothing is handed in. */
  send: ((picks: Picks) => Promise<void>) | null
  /** Why it was not handed in. */
  refused: string | null
  /** Whether the first question has the focus at once. @default false */
  isFocused?: boolean
  onPick: (picks: Picks) => void
}

/** The questions of an attempt. Nothing is lost when it cannot be handed in. */
export function QuizForm({ quiz, startPicks, send, refused, isFocused = false, onPick }: QuizFormProps) {
  const [picks, setPicks] = useState(startPicks)
  const [isChecked, setChecked] = useState(false)
  const [isSending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (isFocused) form.current?.querySelector('input')?.focus()
  }, [isFocused])
  const missing = quiz.questions.filter((question) => !isAnswered(picks, question))
  const pick = (id: string, answer: Picks[string]) => {
    const next = { ...picks, [id]: answer }
    setPicks(next)
    onPick(next)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending || send === null) return
    setChecked(true)
    const [first] = missing
    if (first) {
      form.current?.querySelector<HTMLInputElement>(`[data-question="${first.id}"] input`)?.focus()
      return
    }
    setSending(true)
    await send(picks)
    setSending(false)
  }
  return (
    <form ref={form} className="flex flex-col gap-6" noValidate onSubmit={(event) => void submit(event)}>
      <p className="text-app-sm text-muted">{quizFacts(quiz)}</p>
      <ol aria-label="Pertanyaan" className="flex flex-col gap-5">
        {quiz.questions.map((question, index) => (
          <li
            key={question.id}
            data-question={question.id}
            className="rounded-surface border border-line bg-surface p-5"
          >
            <Question
              question={question}
              place={index + 1}
              answer={pickOf(picks, question)}
              error={isChecked && missing.includes(question) ? 'Pertanyaan ini belum dijawab' : undefined}
              onAnswer={(answer) => pick(question.id, answer)}
            />
          </li>
        ))}
      </ol>
      {refused !== null && <Alert tone="danger">{refused}</Alert>}
      {send === null ? (
        <p className="text-app-sm text-muted">Ini pratinjau: jawaban tidak dikirim.</p>
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant="primary" isLoading={isSending}>
            Kirim jawaban
          </Button>
          {isChecked && missing.length > 0 && (
            <p role="status" className="text-app-sm text-danger">
              {missing.length} pertanyaan belum dijawab.
            </p>
          )}
        </div>
      )}
    </form>
  )
}

interface QuestionProps {
  question: OwnQuiz['questions'][number]
  /** From 1. */
  place: number
  answer: Picks[string]
  error: string | undefined
  onAnswer: (answer: Picks[string]) => void
}

function Question({ question, place, answer, error, onAnswer }: QuestionProps) {
  const { id, kind, text, options } = question
  const title = (
    <span className="text-app-md font-semibold whitespace-pre-line wrap-anywhere">
      {place}. {text}
    </span>
  )
  if (kind === 'short')
    return (
      <Field label={title} error={error}>
        <Input
          value={answer.text}
          maxLength={quizLimits.answerCharacters}
          autoComplete="off"
          placeholder="Tulis jawaban singkat"
          onChange={({ target }) => onAnswer({ optionIds: [], text: target.value })}
        />
      </Field>
    )
  const choose = (optionIds: string[]) => onAnswer({ optionIds, text: '' })
  const isChosen = (optionId: string) => answer.optionIds.includes(optionId)
  return (
    <Fieldset legend={title} error={error} hint={kind === 'multiple' ? 'Pilih semua yang benar.' : undefined}>
      {options.map((option) =>
        kind === 'single' ? (
          <Radio
            key={option.id}
            name={id}
            label={option.text}
            checked={isChosen(option.id)}
            onChange={() => choose([option.id])}
          />
        ) : (
          <Checkbox
            key={option.id}
            label={option.text}
            checked={isChosen(option.id)}
            onChange={({ target }) =>
              choose(
                target.checked ? [...answer.optionIds, option.id] : answer.optionIds.filter((one) => one !== option.id),
              )
            }
          />
        ),
      )}
    </Fieldset>
  )
}
