import {
  changeCollectionStatus,
  type CollectionAction,
  type CollectionRecord,
  type CollectionValue,
  createCollection,
  updateCollection,
} from '@naikkelas/contract/commerce'
import { Badge } from '@naikkelas/ui/badge'
import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { formatDateTime } from '@naikkelas/ui/format'
import { Input } from '@naikkelas/ui/input'
import { Textarea } from '@naikkelas/ui/textarea'
import { useToast } from '@naikkelas/ui/toast'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { useNavigate, useRevalidator } from 'react-router-dom'
import { messageOf } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { endpointRequest } from '../kit/endpoint-request.ts'
import { FormFrame } from '../kit/form-frame.tsx'
import { LeaveGuard } from '../kit/leave-guard.tsx'
import { SavedFirst, useSavedFirst } from '../kit/saved-first.tsx'
import { useEndpointForm } from '../kit/use-endpoint-form.ts'
import { actionsIn, actionWords, stateTones, stateWords } from './collection-words.ts'
import { CoursesField } from './courses-field.tsx'

interface CollectionPageProps {
  /** Null for a new one. */
  record: CollectionRecord | null
  mayChange: boolean
}

interface FormValues {
  value: CollectionValue
}

const blank: CollectionValue = { title: '', description: '', courseIds: [] }

/** One collection: its words, its courses in their order, and whether it is public. */
export function CollectionPage({ record, mayChange }: CollectionPageProps) {
  const navigate = useNavigate()
  const { theirs, look, forget } = useSavedFirst<CollectionRecord>()
  const known = theirs ?? record
  const form = useEndpointForm(
    known === null
      ? endpointRequest(createCollection, ({ value }: FormValues) => ({ body: { value } }))
      : endpointRequest(updateCollection, ({ value }: FormValues) => ({
          params: { collectionId: known.id },
          body: { value, version: known.version },
        })),
    {
      defaultValues: { value: record?.value ?? blank },
      draft: `collection ${record?.id ?? 'new'}`,
      savedMessage: ({ value }) => `${value.title} disimpan`,
      onSaved: (saved) => {
        forget()
        form.reset({ value: saved.value })
        if (record === null) void navigate(`/admin/koleksi/${saved.id}`, { replace: true })
      },
      onRefused: look,
    },
  )
  const { control, register, formState } = form
  const errors = formState.errors.value
  const isArchived = record?.state === 'archived'
  return (
    <AdminScreen
      title={record?.value.title ?? 'Tambah koleksi'}
      back={{ href: '/admin/koleksi', label: 'Koleksi' }}
      actions={record && mayChange && <Actions record={record} isDirty={formState.isDirty} />}
      className="max-w-3xl"
    >
      {record && <Facts record={record} />}
      <FormFrame form={form} notice={theirs ? undefined : form.notice} className="flex flex-col gap-5">
        {theirs && <SavedFirst by={theirs.changedBy} onTake={() => form.reset({ value: theirs.value })} />}
        <fieldset disabled={!mayChange || isArchived} className="contents">
          <Field label="Judul" error={errors?.title?.message}>
            <Input {...register('value.title')} maxLength={80} />
          </Field>
          <Field
            label="Keterangan"
            hint="Di bawah judul halaman, dan di hasil mesin pencari."
            error={errors?.description?.message}
          >
            <Textarea {...register('value.description')} maxLength={300} rows={3} />
          </Field>
          <Controller
            name="value.courseIds"
            control={control}
            render={({ field, fieldState }) => (
              <CoursesField
                value={field.value}
                known={known?.courses ?? []}
                error={fieldState.error?.message}
                isDisabled={!mayChange || isArchived}
                onChange={field.onChange}
              />
            )}
          />
        </fieldset>
        {mayChange && !isArchived && (
          <div className="sticky bottom-0 z-10 flex flex-wrap gap-2 border-t border-line bg-ground py-3">
            <Button type="submit" variant="primary" isLoading={form.isSaving}>
              Simpan
            </Button>
            {formState.isDirty && (
              <Button variant="quiet" onClick={() => form.reset()}>
                Urungkan
              </Button>
            )}
          </div>
        )}
      </FormFrame>
      <LeaveGuard isDirty={formState.isDirty && !form.isSaving} />
    </AdminScreen>
  )
}

function Facts({ record: { state, number, updatedAt, changedBy } }: { record: CollectionRecord }) {
  const address = `/list-course/${number}`
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-app-sm text-muted">
      <Badge tone={stateTones[state]}>{stateWords[state]}</Badge>
      {state === 'published' ? (
        <a href={address} target="_blank" rel="noreferrer" className="text-link underline underline-offset-4">
          {address}
        </a>
      ) : (
        <span>{address}</span>
      )}
      <span>
        Diubah {formatDateTime(updatedAt)}
        {changedBy !== null && ` oleh ${changedBy}`}
      </span>
    </p>
  )
}

interface ActionsProps {
  record: CollectionRecord
  /** What is typed and not saved would not be what is published. */
  isDirty: boolean
}

function Actions({ record, isDirty }: ActionsProps) {
  const { toast } = useToast()
  const { revalidate } = useRevalidator()
  const [running, setRunning] = useState<CollectionAction | null>(null)
  const change = async (action: CollectionAction) => {
    if (running !== null) return
    setRunning(action)
    try {
      await call(changeCollectionStatus, { params: { collectionId: record.id }, body: { action } })
      await revalidate()
      toast({ title: `${record.value.title} ${actionWords[action].done}`, tone: 'ok' })
    } catch (error) {
      toast({ title: messageOf(error), tone: 'danger' })
    } finally {
      setRunning(null)
    }
  }
  return (
    <>
      {actionsIn[record.state].map((action) => (
        <Button
          key={action}
          isLoading={running === action}
          disabled={isDirty}
          {...(isDirty && { title: 'Simpan dahulu isiannya' })}
          onClick={() => void change(action)}
        >
          {actionWords[action].button}
        </Button>
      ))}
    </>
  )
}
