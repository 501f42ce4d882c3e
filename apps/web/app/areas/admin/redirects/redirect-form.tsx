import { createRedirect } from '@naikkelas/contract'
import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { useToast } from '@naikkelas/ui/toast'
import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { ApiError, messageOf } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'
import { useMistakeFocus } from '../../../shared/forms/mistake-focus.ts'

const blank = { path: '', target: '' }

/** Leads an address that is nobody's elsewhere. What is not taken stays typed, with the reason at its field. */
export function RedirectForm() {
  const { toast } = useToast()
  const { revalidate } = useRevalidator()
  const [values, setValues] = useState(blank)
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})
  const form = useMistakeFocus(errors)
  /** Where the path that was typed leads already: it is led elsewhere only when somebody says so. */
  const [taken, setTaken] = useState<string | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const save = async (replaces?: string) => {
    setIsSaving(true)
    setTaken(null)
    try {
      const { path } = await call(createRedirect, { body: { ...values, ...(replaces !== undefined && { replaces }) } })
      setValues(blank)
      setErrors({})
      toast({ title: `${path} dialihkan`, tone: 'ok' })
      await revalidate()
    } catch (error) {
      setErrors(sentencesOf(error))
      setTaken(takenBy(error))
    }
    setIsSaving(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  return (
    <form
      ref={form}
      onSubmit={submit}
      noValidate
      className="grid gap-3 rounded-surface border border-line bg-surface p-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] sm:items-start"
    >
      {errors.root !== undefined && (
        <div className="sm:col-span-3">
          <FormNotice>{errors.root}</FormNotice>
        </div>
      )}
      <div className="flex min-w-0 flex-col items-start gap-2 *:first:w-full">
        <Field label="Dari alamat" error={errors.path}>
          <Input
            value={values.path}
            maxLength={300}
            placeholder="/promo-lama"
            onChange={(event) => {
              setValues({ ...values, path: event.target.value })
              setTaken(null)
            }}
          />
        </Field>
        {taken !== null && (
          <Button size="sm" onClick={() => void save(taken)}>
            Ganti tujuannya
          </Button>
        )}
      </div>
      <Field label="Ke" error={errors.target}>
        <Input
          value={values.target}
          maxLength={2000}
          placeholder="/promo-baru"
          onChange={(event) => setValues({ ...values, target: event.target.value })}
        />
      </Field>
      <Button type="submit" variant="primary" isLoading={isSaving} className="sm:mt-7">
        Alihkan
      </Button>
    </form>
  )
}

function sentencesOf(error: unknown): Record<string, string> {
  const fields = error instanceof ApiError ? error.fields : []
  if (fields.length === 0) return { root: messageOf(error) }
  return Object.fromEntries(fields.map(({ path, message }) => [path, message]))
}

/** Where a path leads already that was to be led elsewhere; null for every other refusal. */
function takenBy(error: unknown): string | null {
  const isTaken = error instanceof ApiError && error.code === 'redirect_taken' && typeof error.theirs === 'string'
  return isTaken ? String(error.theirs) : null
}
