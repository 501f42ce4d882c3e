import type { PublicationState } from '@naikkelas/contract/content'
import { Badge } from '@naikkelas/ui/badge'
import { Button } from '@naikkelas/ui/button'
import { formatDateTime } from '@naikkelas/ui/format'
import type { ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { AdminScreen } from '../kit/admin-screen.tsx'
import type { EndpointRequest } from '../kit/endpoint-request.ts'
import { FormFrame } from '../kit/form-frame.tsx'
import { LeaveGuard } from '../kit/leave-guard.tsx'
import { SavedFirst, useSavedFirst } from '../kit/saved-first.tsx'
import { useEndpointForm } from '../kit/use-endpoint-form.ts'
import type { ChangeStatus } from './change-status.ts'
import { PublicationActions } from './publication-actions.tsx'
import { stateBadge } from './publication-words.ts'

export interface ContentRecord<Value> {
  id: string
  number: number
  version: number
  state: PublicationState
  isShown: boolean
  value: Value
  updatedAt: string
  changedBy: string | null
}

export interface RecordValues<Value> {
  value: Value
}

interface RecordScreenProps<Value extends object, Stored extends ContentRecord<Value>> {
  /** Null for a new one. */
  record: Stored | null
  blank: Value
  titleOf: (value: Value) => string
  /** What the screen of a new one is called. */
  newTitle: string
  list: { href: string; label: string }
  /** Names what is typed in this browser until it is saved. */
  draft: string
  create: EndpointRequest<RecordValues<Value>, Stored>
  update: (known: Stored) => EndpointRequest<RecordValues<Value>, Stored>
  change: ChangeStatus
  startsAtOf: (value: Value) => string | null
  /** Where visitors see it. */
  publicAddress: (record: Stored) => string
  mayChange: boolean
  /** Beside state and number. */
  facts?: ReactNode
  /** Its fields, which read the form's context. */
  children: ReactNode
}

/** A record of what the site says: its form, its state, and what another admin saved meanwhile. */
export function RecordScreen<Value extends object, Stored extends ContentRecord<Value>>({
  record,
  blank,
  titleOf,
  newTitle,
  list,
  draft,
  create,
  update,
  change,
  startsAtOf,
  publicAddress,
  mayChange,
  facts,
  children,
}: RecordScreenProps<Value, Stored>) {
  const navigate = useNavigate()
  const { theirs, look, forget } = useSavedFirst<Stored>()
  const known = theirs ?? record
  const form = useEndpointForm<RecordValues<Value>, Stored>(known === null ? create : update(known), {
    // Values of the form are those of the record, whatever its kind.
    defaultValues: { value: record?.value ?? blank } as never,
    draft: `${draft} ${record?.id ?? 'new'}`,
    savedMessage: ({ value }) => `${titleOf(value)} disimpan`,
    onSaved: (saved) => {
      forget()
      form.reset({ value: saved.value })
      if (record === null) void navigate(`${list.href}/${saved.id}`, { replace: true })
    },
    onRefused: look,
  })
  const { isDirty } = form.formState
  return (
    <AdminScreen
      title={record ? titleOf(record.value) : newTitle}
      back={list}
      actions={
        record &&
        mayChange && <PublicationActions id={record.id} state={record.state} isDirty={isDirty} change={change} />
      }
      className="max-w-3xl"
    >
      {record && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-app-sm text-muted">
          <Badge {...stateBadge({ ...record, startsAt: startsAtOf(record.value) })} />
          <span>Nomor {record.number}</span>
          {facts}
          <span>
            Diubah {formatDateTime(record.updatedAt)}
            {record.changedBy !== null && ` oleh ${record.changedBy}`}
          </span>
          {record.isShown && (
            <a href={publicAddress(record)} className="inline-flex min-h-9 items-center underline underline-offset-4">
              Lihat di situs
            </a>
          )}
        </p>
      )}
      <FormProvider {...form}>
        <FormFrame form={form} notice={theirs ? undefined : form.notice} className="flex flex-col gap-8">
          {theirs && <SavedFirst by={theirs.changedBy} onTake={() => form.reset({ value: theirs.value })} />}
          <fieldset disabled={!mayChange} className="contents">
            {children}
          </fieldset>
          {mayChange && (
            <div className="sticky bottom-0 z-10 flex flex-wrap gap-2 border-t border-line bg-ground py-3">
              <Button type="submit" variant="primary" isLoading={form.isSaving}>
                Simpan
              </Button>
              {isDirty && (
                <Button variant="quiet" onClick={() => form.reset()}>
                  Urungkan
                </Button>
              )}
            </div>
          )}
        </FormFrame>
      </FormProvider>
      <LeaveGuard isDirty={isDirty && !form.isSaving} />
    </AdminScreen>
  )
}
