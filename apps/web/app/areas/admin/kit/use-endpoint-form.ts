import { toNestErrors } from '@hookform/resolvers'
import { useToast } from '@naikkelas/ui/toast'
import { type FormEvent, useEffect, useRef } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import { useRevalidator } from 'react-router-dom'
import { ApiError, messageOf } from '../../../shared/api/api-error.ts'
import type { EndpointRequest } from './endpoint-request.ts'
import { type RestoredDraft, useFormDraft } from './use-form-draft.ts'

interface EndpointFormOptions<Values extends FieldValues, Output> {
  defaultValues: DefaultValues<Values>
  /** Names form and record, such as `sellable 0197…`: what is typed is then kept in this browser until it is saved. */
  draft?: string
  /** The toast after it was saved. */
  savedMessage: (output: Output) => string
  /** After saving, toast and revalidation. */
  onSaved?: (output: Output) => void
  /** After a refusal, beside the sentences that the form shows by itself. */
  onRefused?: (error: unknown) => void
}

export interface EndpointForm<Values extends FieldValues> extends UseFormReturn<Values> {
  /** For `<form onSubmit>`; also callable without an event. Does nothing while a request is on its way. */
  submit: (event?: FormEvent) => void
  isSaving: boolean
  /** What holds for the form as a whole. */
  notice: string | undefined
  /** For `useMistakeFocus`: another value after each refusal. */
  refusals: number
  /** What an earlier visit typed and did not save, if it was restored. */
  restored: RestoredDraft | null
  /** Throws away what is kept of this form. */
  forgetDraft: () => void
}

/**
 * A form that writes through one endpoint: checked by the endpoint's own input schema before it is sent, the server's
 * sentences at their fields, what was typed kept after every refusal and lost connection, and never sent twice at once.
 */
export function useEndpointForm<Values extends FieldValues, Output>(
  request: EndpointRequest<Values, Output>,
  { defaultValues, draft, savedMessage, onSaved, onRefused }: EndpointFormOptions<Values, Output>,
): EndpointForm<Values> {
  const { toast } = useToast()
  const { revalidate } = useRevalidator()
  const resolver: Resolver<Values> = (values, _context, options) => {
    const issues = request.check(values)
    if (issues.length === 0) return { values, errors: {} }
    const flat = Object.fromEntries(issues.map(({ path, message }) => [path || 'root', { type: 'schema', message }]))
    return { values: {}, errors: toNestErrors(flat as FieldErrors<Values>, options) }
  }
  const form = useForm<Values>({ resolver, defaultValues, shouldFocusError: false, reValidateMode: 'onSubmit' })
  const { restored, forget } = useFormDraft({ form, defaultValues, name: draft })
  // The state that disables the button arrives a frame later: a second press before that would send again.
  const isSending = useRef(false)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  const refuse = (error: unknown) => {
    const fields = error instanceof ApiError ? error.fields : []
    for (const { path, message } of fields) form.setError(path as Path<Values>, { type: 'server', message })
    if (fields.length === 0) form.setError('root', { type: 'server', message: messageOf(error) })
    onRefused?.(error)
  }
  const send = form.handleSubmit(async (values) => {
    try {
      const output = await request.send(values)
      await revalidate()
      // Nothing is unsaved any more.
      form.reset(values)
      forget()
      toast({ title: savedMessage(output), tone: 'ok' })
      if (!isGone.current) onSaved?.(output)
    } catch (error) {
      refuse(error)
    }
  })
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (isSending.current) return
    isSending.current = true
    void send().finally(() => {
      isSending.current = false
    })
  }
  const { errors, isSubmitting, submitCount } = form.formState
  return {
    ...form,
    submit,
    isSaving: isSubmitting,
    notice: errors.root?.message,
    refusals: submitCount,
    restored,
    forgetDraft: forget,
  }
}
