import type { countLeads, OutputFor } from '@naikkelas/contract'
import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { Select } from '@naikkelas/ui/select'
import { useToast } from '@naikkelas/ui/toast'
import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { ApiError, messageOf } from '../../../../shared/api/api-error.ts'

interface AddFormProps {
  label: string
  hint: string
  type: 'email' | 'url'
  placeholder: string
  addLabel: string
  done: string
  pages: OutputFor<typeof countLeads>
  onAdd: (given: { value: string; pageId: string | null }) => Promise<unknown>
}

/** An address and the page it is about. What is not taken stays typed, with the reason at its field. */
export function AddForm({ label, hint, type, placeholder, addLabel, done, pages, onAdd }: AddFormProps) {
  const { toast } = useToast()
  const { revalidate } = useRevalidator()
  const [value, setValue] = useState('')
  const [pageId, setPageId] = useState('')
  const [failure, setFailure] = useState<string>()
  const [isSending, setIsSending] = useState(false)
  const add = async (event: FormEvent) => {
    event.preventDefault()
    setIsSending(true)
    try {
      await onAdd({ value: value.trim(), pageId: pageId === '' ? null : pageId })
      setValue('')
      setFailure(undefined)
      toast({ title: done, tone: 'ok' })
      await revalidate()
    } catch (error) {
      setFailure((error instanceof ApiError ? error.fields[0]?.message : undefined) ?? messageOf(error))
    }
    setIsSending(false)
  }
  return (
    <form
      onSubmit={(event) => void add(event)}
      noValidate
      className="grid gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto] sm:items-start"
    >
      <Field label={label} hint={hint} error={failure}>
        <Input
          type={type}
          inputMode={type}
          value={value}
          maxLength={500}
          placeholder={placeholder}
          onChange={(event) => setValue(event.target.value)}
        />
      </Field>
      <Field label="Dari halaman">
        <Select value={pageId} onChange={(event) => setPageId(event.target.value)}>
          <option value="">Semua halaman</option>
          {pages.map((page) => (
            <option key={page.pageId} value={page.pageId}>
              {page.pageName}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit" variant="primary" isLoading={isSending} className="sm:mt-7">
        {addLabel}
      </Button>
    </form>
  )
}
