import { hasCapability } from '@naikkelas/contract/identity'
import { listOfferRecords, type OfferRecord } from '@naikkelas/contract/pages'
import { boundTo, recordIdOf } from '@naikkelas/page'
import { Alert } from '@naikkelas/ui/alert'
import { formatRupiah } from '@naikkelas/ui/format'
import type { Offer } from '@naikkelas/ui/sections/registry'
import { useRef } from 'react'
import { call } from '../../../../shared/api/call.ts'
import { kindScreens } from '../../catalogue/kinds.ts'
import { RecordField } from '../../inputs/record-field.tsx'
import { useBuilder, useBuilderActions, useBuilderParts, useWorkspace } from '../state/builder-context.ts'
import { fieldId } from '../fields/field-id.ts'
import { useLiveOffer } from './bound-offer.ts'
import { useRecordFindings } from './record-findings.ts'

/** Where the values of the page's offer come from: typed here, or an entry of the catalogue. */
export function OfferRecordField() {
  const document = useBuilder((state) => state.document)
  const pageId = useBuilder((state) => state.page.id)
  const { admin } = useBuilderParts()
  const { edit } = useBuilderActions()
  const { offer } = document
  const live = useLiveOffer(offer)
  const boundId = recordIdOf(document)
  const record = useWorkspace(({ offer: state }) => state.record ?? null)
  const findings = useRecordFindings(document)
  const found = useRef(new Map<string, OfferRecord>())
  const search = async (words: string) => {
    const records = await call(listOfferRecords, { query: { pageId, search: words.trim().slice(0, 80) } })
    for (const one of records) found.current.set(one.id, one)
    return records.map(({ id, name, kind, price }) => ({
      id,
      name,
      hint: price === null ? kindScreens[kind].title : `${kindScreens[kind].title} · ${formatRupiah(price)}`,
    }))
  }
  const change = (value: Partial<Offer>) =>
    edit([
      {
        kind: 'changeOffer',
        value,
        was: Object.fromEntries(Object.keys(value).map((key) => [key, offer[key as keyof Offer]])) as Partial<Offer>,
      },
    ])
  const choose = (id: string | null) => {
    // What was shown last stays, to be written on.
    if (id === null) return change({ ...live, record: null, bound: [] })
    const chosen = found.current.get(id)
    if (chosen && id !== boundId) change(boundTo(chosen))
  }
  const screen = record && kindScreens[record.kind]
  return (
    <>
      <RecordField
        id={fieldId(null, ['offer', 'record'])}
        label="Sumber penawaran"
        hint="Yang dipilih dari katalog selalu mengikuti data terbarunya. Kosongkan untuk mengetik sendiri."
        placeholder="Diketik di halaman ini"
        value={boundId}
        names={boundId === null ? {} : { [boundId]: record?.name ?? offer.name }}
        search={search}
        onChange={choose}
      />
      {findings.map(({ message }) => (
        <Alert key={message} tone="warn" title={message} />
      ))}
      {screen && hasCapability(admin, screen.menu, 'view') && (
        <a href={`${screen.path}/${record.id}`} className="text-app-sm text-accent underline underline-offset-4">
          Buka di {screen.title}
        </a>
      )}
    </>
  )
}
