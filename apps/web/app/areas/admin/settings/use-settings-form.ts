import type { ScheduledChange } from '@naikkelas/contract/site'
import { useEffect, useState } from 'react'
import type { DefaultValues, UseFormReturn } from 'react-hook-form'
import { useRevalidator } from 'react-router-dom'
import type * as z from 'zod/mini'
import { ApiError } from '../../../shared/api/api-error.ts'
import { formatDateTime } from '@naikkelas/ui/format'
import { endpointRequest } from '../kit/endpoint-request.ts'
import { type EndpointForm, useEndpointForm } from '../kit/use-endpoint-form.ts'
import { type Based, conflictOf, type SettingsConflict } from './merge-settings.ts'

export interface SettingsState<Value> extends Based<Value> {
  changedAt: string | null
  changedBy: string | null
  scheduled: ScheduledChange[]
}

interface SettingsValues<Value> {
  value: Value
  when: 'now' | 'later'
  effectiveAt: string | null
}

interface SettingsEndpoint<Value> {
  method: string
  path: `/${string}`
  input: z.ZodMiniType<{ body: { value: Value; version: number; effectiveAt: string | null } }>
  output: z.ZodMiniType<SettingsState<Value>>
}

export interface SettingsForm<Value extends object> {
  form: EndpointForm<SettingsValues<Value>>
  /** The same form for what does not know the fields of its group. */
  frame: UseFormReturn<SettingsValues<Record<string, unknown>>>
  conflict: SettingsConflict<Value> | null
  /** Goes on with what was typed, on top of what is stored. */
  keepMine: () => void
  /** Drops what was typed. */
  takeTheirs: () => void
}

const valuesOf = <Value>(value: Value): SettingsValues<Value> => ({ value, when: 'now', effectiveAt: null })

/** One form of the settings: what is saved is based on a version; when another admin saved a newer one, it is a conflict. */
export function useSettingsForm<Value extends object>(
  endpoint: SettingsEndpoint<Value>,
  { state, title }: { state: SettingsState<Value>; title: string },
): SettingsForm<Value> {
  const [base, setBase] = useState<Based<Value>>(state)
  const [conflict, setConflict] = useState<SettingsConflict<Value> | null>(null)
  const { revalidate } = useRevalidator()
  const form = useEndpointForm<SettingsValues<Value>, SettingsState<Value>>(
    endpointRequest(endpoint, ({ value, when, effectiveAt }: SettingsValues<Value>) => ({
      // An empty moment is refused at its field; null would mean now.
      body: { value, version: base.version, effectiveAt: when === 'later' ? (effectiveAt ?? '') : null },
    })),
    {
      defaultValues: valuesOf(base.value) as DefaultValues<SettingsValues<Value>>,
      savedMessage: ({ scheduled }) => savedWords(title, scheduled, state.scheduled),
      onSaved: adopt,
      onRefused(error) {
        const theirs = error instanceof ApiError && error.code === 'setting_changed' ? error.theirs : undefined
        const read = endpoint.output.safeParse(theirs)
        if (!read.success) return
        setConflict(conflictOf(base.value, form.getValues().value, read.data))
        void revalidate()
      },
    },
  )

  const frame = form as unknown as SettingsForm<Value>['frame']

  function adopt(saved: Based<Value>) {
    setBase(saved)
    setConflict(null)
    form.reset(valuesOf(saved.value))
  }

  // A form in which nothing is typed shows what others saved meanwhile.
  const { isDirty } = form.formState
  useEffect(() => {
    if (state.version > base.version && !isDirty) adopt(state)
  })

  function keepMine() {
    if (!conflict) return
    const { theirs, mine } = conflict
    const typed = { ...form.getValues(), value: { ...theirs.value, ...mine } }
    adopt(theirs)
    // Not field by field: lists forget the fields that are set while the form is being reset.
    form.reset(typed, { keepDefaultValues: true })
  }

  return { form, frame, conflict, keepMine, takeTheirs: () => conflict && adopt(conflict.theirs) }
}

function savedWords(title: string, scheduled: readonly ScheduledChange[], before: readonly ScheduledChange[]): string {
  const known = new Set(before.map(({ id }) => id))
  const added = scheduled.find(({ id }) => !known.has(id))
  return added === undefined ? `${title} disimpan` : `${title} dijadwalkan untuk ${formatDateTime(added.effectiveAt)}`
}
