import { createRedirect } from '@naikkelas/contract/marketing'
import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { FieldRow } from '@naikkelas/ui/field-row'
import { Input } from '@naikkelas/ui/input'
import { useState } from 'react'
import { ApiError } from '../../../shared/api/api-error.ts'
import { endpointRequest } from '../kit/endpoint-request.ts'
import { FormFrame } from '../kit/form-frame.tsx'
import { useEndpointForm } from '../kit/use-endpoint-form.ts'

interface RedirectValues {
  path: string
  target: string
  /** Where the path leads so far, once it was agreed to lead it elsewhere; empty otherwise. */
  replaces: string
}

const blank: RedirectValues = { path: '', target: '', replaces: '' }

const creation = endpointRequest(createRedirect, ({ path, target, replaces }: RedirectValues) => ({
  body: { path, target, ...(replaces !== '' && { replaces }) },
}))

/** Leads an address that belongs to no page elsewhere. */
export function RedirectForm() {
  /** Where the path that was typed leads already: it is replaced only on request. */
  const [taken, setTaken] = useState<string | null>(null)
  const form = useEndpointForm(creation, {
    defaultValues: blank,
    savedMessage: ({ path }) => `${path} dialihkan`,
    onSaved: () => form.reset(blank),
    onRefused: (error) => {
      form.setValue('replaces', '')
      setTaken(takenBy(error))
    },
  })
  const { errors } = form.formState
  const save = (replaces: string) => {
    form.setValue('replaces', replaces)
    setTaken(null)
    form.submit()
  }
  return (
    <FormFrame
      form={form}
      notice={form.notice}
      onSubmit={() => save('')}
      className="flex flex-col gap-3 rounded-surface border border-line bg-surface p-5"
    >
      <FieldRow
        actions={
          <Button type="submit" variant="primary" isLoading={form.isSaving}>
            Alihkan
          </Button>
        }
      >
        <Field label="Dari alamat" error={errors.path?.message}>
          <Input
            {...form.register('path', { onChange: () => setTaken(null) })}
            maxLength={300}
            placeholder="/promo-lama"
          />
        </Field>
        <Field label="Ke" error={errors.target?.message}>
          <Input {...form.register('target')} maxLength={2000} placeholder="/promo-baru" />
        </Field>
      </FieldRow>
      {taken !== null && (
        <Button size="sm" className="self-start" onClick={() => save(taken)}>
          Ganti tujuannya
        </Button>
      )}
    </FormFrame>
  )
}

/** Where a path leads already that was to be led elsewhere; null for every other refusal. */
function takenBy(error: unknown): string | null {
  const isTaken = error instanceof ApiError && error.code === 'redirect_taken' && typeof error.theirs === 'string'
  return isTaken ? String(error.theirs) : null
}
