import { useEffect, useRef, useState } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import { useRouteLoaderData } from 'react-router-dom'
import { forgetDraft, keepDraft, keptDraft } from './form-draft.ts'

export interface RestoredDraft {
  /** ISO moment of the last change. */
  at: string
  /** Whether the record was changed since: what was typed would overwrite that. */
  isRecordChanged: boolean
  /** Goes back to the record as it is stored. */
  discard: () => void
}

interface DraftOptions<Values extends FieldValues> {
  form: UseFormReturn<Values>
  defaultValues: DefaultValues<Values>
  /** Names form and record; without it nothing is kept. */
  name: string | undefined
}

/** Keeps what is typed in this browser until it is saved or thrown away, and restores it when the form is opened again. */
export function useFormDraft<Values extends FieldValues>({ form, defaultValues, name }: DraftOptions<Values>) {
  const accountId = useRouteLoaderData<{ accountId: string } | null>('areas/admin/admin.route')?.accountId
  const [restored, setRestored] = useState<Omit<RestoredDraft, 'discard'> | null>(null)
  const start = useRef(defaultValues)
  const { reset, getValues, subscribe } = form
  const isKept = name !== undefined && accountId !== undefined

  useEffect(() => {
    if (name === undefined || accountId === undefined) return
    const draft = keptDraft(accountId, name, start.current, new Date())
    if (draft) {
      reset(draft.values as Values, { keepDefaultValues: true })
      setRestored({ at: draft.at, isRecordChanged: !isSame(draft.startedFrom, start.current) })
    }
    return subscribe({
      formState: { values: true },
      callback({ values }) {
        if (isSame(values, start.current)) return forgetDraft(accountId, name)
        keepDraft(accountId, name, { values, startedFrom: start.current, at: new Date().toISOString() })
      },
    })
  }, [accountId, name, reset, getValues, subscribe])

  /** Once the values are saved, or thrown away: they are what the next change is compared with. */
  const forget = () => {
    start.current = getValues() as DefaultValues<Values>
    if (isKept) forgetDraft(accountId, name)
    setRestored(null)
  }
  const discard = () => {
    reset(start.current as Values)
    forget()
  }
  return { restored: restored && { ...restored, discard }, forget }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
