import type { PublishedRecord } from '@naikkelas/contract/content'
import { Badge } from '@naikkelas/ui/badge'
import { Button } from '@naikkelas/ui/button'
import { formatDateTime } from '@naikkelas/ui/format'
import type { ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import { Link, useNavigate } from 'react-router-dom'
import { AdminScreen } from '../kit/admin-screen.tsx'
import type { EndpointRequest } from '../kit/endpoint-request.ts'
import { FormFrame } from '../kit/form-frame.tsx'
import { LeaveGuard } from '../kit/leave-guard.tsx'
import { SavedFirst, useSavedFirst } from '../kit/saved-first.tsx'
import { useEndpointForm } from '../kit/use-endpoint-form.ts'
import type { ChangeStatus } from './change-status.ts'
import { MayChange } from './may-change.ts'
import { PublicationActions } from './publication-actions.tsx'
import { stateBadge } from './publication-words.ts'

interface Titled {
  title: string
}

export interface RecordValues<Value> {
  value: Value
}

interface RecordScreenProps<Value extends Titled, Stored extends PublishedRecord<Value>> {
  /** Null for a new one. */
  record: Stored | null
  /** What a new one begins with. */
  blank: Value
  /** The record that a new one begins as a copy of. */
  copied: Value | null
  /** What the screen of a new one is called. */
  newTitle: string
  list: { href: string; label: string }
  /** Names what is typed in this browser until it is saved. */
  draft: string
  create: EndpointRequest<RecordValues<Value>, Stored>
  update: (known: Stored) => EndpointRequest<RecordValues<Value>, Stored>
  change: ChangeStatus
  /** @default none has a window */
  startsAtOf?: (value: Value) => string | null
  /** Where visitors see it. */
  publicAddress: (record: Stored) => string
  /** Where an admin sees it as visitors would; omitted for what has no page of its own. */
  previewAddress?: (record: Stored) => string
  mayChange: boolean
  /** What is fixed stays as it is: it can only be duplicated. @default false */
  isFixed?: boolean
  /** Beside state and number. */
  facts?: ReactNode
  /** Its fields, which read the form's context. */
  children: ReactNode
}

/** A record of what the site says: its form, its state, and what another admin saved meanwhile. */
export function RecordScreen<Value extends Titled, Stored extends PublishedRecord<Value>>({
  record,
  blank,
  copied,
  newTitle,
  list,
  draft,
  create,
  update,
  change,
  startsAtOf = () => null,
  publicAddress,
  previewAddress,
  mayChange,
  isFixed = false,
  facts,
  children,
}: RecordScreenProps<Value, Stored>) {
  const navigate = useNavigate()
  const isOpen = mayChange && !isFixed
  const { theirs, look, forget } = useSavedFirst<Stored>()
  const known = theirs ?? record
  const first = record?.value ?? (copied === null ? blank : { ...copied, title: `${copied.title} (salinan)` })
  const kept = record?.id ?? (copied === null ? 'new' : 'copy')
  const form = useEndpointForm<RecordValues<Value>, Stored>(known === null ? create : update(known), {
    // Values of the form are those of the record, whatever its kind.
    defaultValues: { value: first } as never,
    draft: `${draft} ${kept}`,
    savedMessage: ({ value }) => `${value.title} disimpan`,
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
      title={record ? record.value.title : newTitle}
      back={list}
      actions={
        record && (
          <>
            {previewAddress && (
              <Button asChild>
                <a href={previewAddress(record)} target="_blank" rel="noreferrer">
                  Pratinjau
                </a>
              </Button>
            )}
            {mayChange && (
              <>
                <Button asChild>
                  <Link to={`${list.href}/baru?salin=${record.id}`}>Duplikat</Link>
                </Button>
                {!isFixed && (
                  <PublicationActions id={record.id} state={record.state} isDirty={isDirty} change={change} />
                )}
              </>
            )}
          </>
        )
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
          <fieldset disabled={!isOpen} className="contents">
            <MayChange value={isOpen}>{children}</MayChange>
          </fieldset>
          {isOpen && (
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
