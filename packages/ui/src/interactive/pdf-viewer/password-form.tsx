'use client'

import { type FormEvent, useRef } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { Field } from '../../primitives/field/field.tsx'
import { Input } from '../../primitives/input/input.tsx'
import type { PdfViewerLabels } from './pdf-viewer.labels.ts'

interface PasswordFormProps {
  labels: PdfViewerLabels
  isAgain: boolean
  onAnswer: (password: string) => void
}

/** Asks for the password of a locked document; it goes to the reader alone. */
export function PasswordForm({ labels, isAgain, onAnswer }: PasswordFormProps) {
  const field = useRef<HTMLInputElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onAnswer(field.current?.value ?? '')
  }
  return (
    <form onSubmit={submit} data-part="state">
      <p>{labels.passwordNeeded}</p>
      <Field label={labels.password} error={isAgain && labels.passwordWrong}>
        <Input ref={field} type="password" autoComplete="off" />
      </Field>
      <Button type="submit" variant="primary">
        {labels.open}
      </Button>
    </form>
  )
}
