import {
  blankSellable,
  type Category,
  createSellable,
  type Outline,
  type PriceChange,
  type SellableRecord,
  updateSellable,
} from '@naikkelas/contract/commerce'
import type { Partner } from '@naikkelas/contract/identity'
import type { RecordPages } from '@naikkelas/contract/pages'
import { Badge } from '@naikkelas/ui/badge'
import { Button } from '@naikkelas/ui/button'
import { formatDateTime } from '@naikkelas/ui/format'
import { isBlankRichText } from '@naikkelas/ui/rich-text/schema'
import type { ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import { Link, useNavigate } from 'react-router-dom'
import type { RecordNames } from '../inputs/record-field.tsx'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { endpointRequest } from '../kit/endpoint-request.ts'
import { FormFrame } from '../kit/form-frame.tsx'
import { LeaveGuard } from '../kit/leave-guard.tsx'
import { SavedFirst, useSavedFirst } from '../kit/saved-first.tsx'
import { useEndpointForm } from '../kit/use-endpoint-form.ts'
import { CommonFields, SalesFields } from './common-fields.tsx'
import { CourseFields } from './course-fields.tsx'
import { EventFields } from './event-fields.tsx'
import type { SellableFormValues } from './form-values.ts'
import type { KindScreen } from './kinds.ts'
import type { LessonStates } from './lessons/contents-tree.tsx'
import { CourseContents } from './outline/course-contents.tsx'
import { AddOnFields, PartnerPackageFields, ServiceFields, ToolFields } from './other-fields.tsx'
import { PriceHistory } from './price-history.tsx'
import { hasOwnPage, RecordPageButton } from './record-page-button.tsx'
import { PagesOfRecord } from './record-pages.tsx'
import { SellableActions } from './sellable-actions.tsx'
import { stateOf, stateTones, stateWords } from './sellable-words.ts'

interface SellablePageProps {
  screen: KindScreen
  /** Null for a new one. */
  record: SellableRecord | null
  names: RecordNames
  prices: readonly PriceChange[]
  /** Null for a new one. */
  pages: RecordPages | null
  /** Of a course that exists. */
  outline: Outline | null
  /** Which lessons of the outline are written. */
  lessonStates: LessonStates
  categories: readonly Category[]
  partners: readonly Partner[]
  mayChange: boolean
  /** Whether the admin composes landing pages. */
  mayDesign: boolean
}

/** One thing that can be sold: its form, its state, and its former prices. */
export function SellablePage({
  screen,
  record,
  names,
  prices,
  pages,
  outline,
  lessonStates,
  categories,
  partners,
  mayChange,
  mayDesign,
}: SellablePageProps) {
  const navigate = useNavigate()
  const { kind } = screen
  const { theirs, look, forget } = useSavedFirst<SellableRecord>()
  const known = theirs ?? record
  const form = useEndpointForm(
    known === null
      ? endpointRequest(createSellable, ({ value }: SellableFormValues) => ({ body: { value: sent(value) } }))
      : endpointRequest(updateSellable, ({ value, reason }: SellableFormValues) => ({
          params: { sellableId: known.id },
          body: {
            value: sent(value),
            version: known.version,
            ...(isPriced(value, known) && { reason }),
          },
        })),
    {
      defaultValues: { value: record?.value ?? blankSellable(kind), reason: '' },
      draft: `sellable ${record?.id ?? `new ${kind}`}`,
      savedMessage: ({ value }) => `${value.name} disimpan`,
      onSaved: (saved) => {
        forget()
        form.reset({ value: saved.value, reason: '' })
        if (record === null) void navigate(`${screen.path}/${saved.id}`, { replace: true })
      },
      onRefused: look,
    },
  )
  const value = form.watch('value')
  const takeTheirs = () => {
    if (theirs) form.reset({ value: theirs.value, reason: '' })
  }
  return (
    <AdminScreen
      title={record?.value.name ?? `Tambah ${screen.noun}`}
      back={{ href: screen.path, label: screen.title }}
      actions={
        record && (
          <>
            {kind === 'event' && (
              <Button asChild>
                <a href={`${screen.path}/${record.id}/peserta`}>Peserta</a>
              </Button>
            )}
            {kind === 'course' && (
              <>
                <Button asChild>
                  <Link to={`${screen.path}/${record.id}/peserta`}>Peserta</Link>
                </Button>
                <Button asChild>
                  <Link to={`${screen.path}/${record.id}/nilai`}>Nilai</Link>
                </Button>
                <Button asChild>
                  <Link to={`${screen.path}/${record.id}/analitik`}>Analitik belajar</Link>
                </Button>
                <Button asChild>
                  <Link to={`/admin/tugas?kelas=${record.id}`}>Tugas masuk</Link>
                </Button>
              </>
            )}
            {mayDesign && hasOwnPage(record) && <RecordPageButton sellableId={record.id} />}
            {mayChange && <SellableActions screen={screen} record={record} isDirty={form.formState.isDirty} />}
          </>
        )
      }
      className="max-w-3xl"
    >
      {record && <Facts record={record} />}
      {record && pages && <PagesOfRecord sellableId={record.id} noun={screen.noun} loaded={pages} />}
      <FormProvider {...form}>
        <FormFrame form={form} notice={theirs ? undefined : form.notice} className="flex flex-col gap-8">
          {theirs && <SavedFirst by={theirs.changedBy} onTake={takeTheirs} />}
          <fieldset disabled={!mayChange} className="contents">
            <Group title="Dasar">
              <CommonFields
                kind={kind}
                isNew={record === null}
                categories={categories}
                partners={partners}
                names={names}
                mayChange={mayChange}
              />
            </Group>
            <Group title={`Rincian ${screen.noun}`}>
              <KindFields kind={kind} names={names} />
            </Group>
            <Group title="Penjualan">
              <SalesFields mustExplain={known !== null && isPriced(value, known)} />
            </Group>
          </fieldset>
          {mayChange && (
            <div className="sticky bottom-0 z-10 flex flex-wrap gap-2 border-t border-line bg-ground py-3">
              <Button type="submit" variant="primary" isLoading={form.isSaving}>
                Simpan
              </Button>
              {form.formState.isDirty && (
                <Button variant="quiet" onClick={() => form.reset()}>
                  Urungkan
                </Button>
              )}
            </div>
          )}
        </FormFrame>
      </FormProvider>
      {record && outline && (
        <Group title="Isi kelas">
          <CourseContents courseId={record.id} outline={outline} states={lessonStates} mayChange={mayChange} />
        </Group>
      )}
      {record && <PriceHistory prices={prices} />}
      <LeaveGuard isDirty={form.formState.isDirty && !form.isSaving} />
    </AdminScreen>
  )
}

/** A description without a word is none. */
const sent = (value: SellableFormValues['value']): SellableFormValues['value'] =>
  value.description !== null && isBlankRichText(value.description) ? { ...value, description: null } : value

/** Whether the price is another one than what is stored. */
const isPriced = ({ price, strikePrice }: SellableFormValues['value'], { value }: SellableRecord) =>
  price !== value.price || strikePrice !== value.strikePrice

function KindFields({ kind, names }: { kind: KindScreen['kind']; names: RecordNames }) {
  switch (kind) {
    case 'course':
      return <CourseFields names={names} />
    case 'event':
      return <EventFields names={names} />
    case 'service':
      return <ServiceFields />
    case 'tool':
      return <ToolFields />
    case 'add_on':
      return <AddOnFields />
    case 'partner_package':
      return <PartnerPackageFields />
    default:
      return kind satisfies never
  }
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-4 rounded-surface border border-line bg-surface p-5">
      <h2 className="text-app-lg font-semibold">{title}</h2>
      {children}
    </section>
  )
}

function Facts({ record }: { record: SellableRecord }) {
  const state = stateOf({ isArchived: record.isArchived, status: record.value.status })
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-app-sm text-muted">
      <Badge tone={stateTones[state]}>{stateWords[state]}</Badge>
      <span>Nomor {record.number}</span>
      <span>{record.salesCount} terjual</span>
      <span>
        Diubah {formatDateTime(record.updatedAt)}
        {record.changedBy !== null && ` oleh ${record.changedBy}`}
      </span>
    </p>
  )
}
