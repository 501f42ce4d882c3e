import type { OutputFor } from '@naikkelas/contract'
import type { countLeads, PageForm } from '@naikkelas/contract/marketing'
import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { FieldRow } from '@naikkelas/ui/field-row'
import { Input } from '@naikkelas/ui/input'
import { Select } from '@naikkelas/ui/select'
import { useToast } from '@naikkelas/ui/toast'
import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { ApiError, messageOf } from '../../../../shared/api/api-error.ts'
import { useMistakeFocus } from '../../../../shared/forms/mistake-focus.ts'
import { sectionWords } from '../../analytics/metric-format.ts'

interface AddFormProps {
  label: string
  hint: string
  type: 'email' | 'url'
  placeholder: string
  addLabel: string
  done: string
  pages: OutputFor<typeof countLeads>
  /** Where one form can be chosen as well: those of a page. */
  loadForms?: (pageId: string) => Promise<PageForm[]>
  onAdd: (given: { value: string; pageId: string | null; sectionId: string | null }) => Promise<unknown>
}

/** An address and the page it is about, or one of its forms. What is not taken stays typed, with the reason at its field. */
export function AddForm({ label, hint, type, placeholder, addLabel, done, pages, loadForms, onAdd }: AddFormProps) {
  const { toast } = useToast()
  const { revalidate } = useRevalidator()
  const [value, setValue] = useState('')
  const [pageId, setPageId] = useState('')
  const [forms, setForms] = useState<{ pageId: string; list: readonly PageForm[] }>({ pageId: '', list: [] })
  const [sectionId, setSectionId] = useState('')
  const [failure, setFailure] = useState<string>()
  const formRef = useMistakeFocus(failure)
  const [isSending, setIsSending] = useState(false)
  const choosePage = async (chosen: string) => {
    setPageId(chosen)
    setSectionId('')
    if (!loadForms || chosen === '') return
    try {
      setForms({ pageId: chosen, list: await loadForms(chosen) })
    } catch (error) {
      setFailure(messageOf(error))
    }
  }
  const shownForms = pageId !== '' && forms.pageId === pageId ? forms.list : []
  const add = async (event: FormEvent) => {
    event.preventDefault()
    setIsSending(true)
    setFailure(undefined)
    try {
      await onAdd({ value: value.trim(), pageId: pageId || null, sectionId: sectionId || null })
      setValue('')
      toast({ title: done, tone: 'ok' })
      await revalidate()
    } catch (error) {
      setFailure((error instanceof ApiError ? error.fields[0]?.message : undefined) ?? messageOf(error))
    }
    setIsSending(false)
  }
  return (
    <form ref={formRef} onSubmit={(event) => void add(event)} noValidate>
      <FieldRow
        actions={
          <Button type="submit" variant="primary" isLoading={isSending}>
            {addLabel}
          </Button>
        }
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
          <Select value={pageId} onChange={(event) => void choosePage(event.target.value)}>
            <option value="">Semua halaman</option>
            {pages.map((page) => (
              <option key={page.pageId} value={page.pageId}>
                {page.pageName}
              </option>
            ))}
          </Select>
        </Field>
        {shownForms.length > 0 && (
          <Field label="Formulir">
            <Select value={sectionId} onChange={(event) => setSectionId(event.target.value)}>
              <option value="">Semua formulir</option>
              {shownForms.map((form) => (
                <option key={form.sectionId} value={form.sectionId}>
                  {sectionWords(form)}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </FieldRow>
    </form>
  )
}
