import { listOfferRecords, type OfferChoice } from '@naikkelas/contract/pages'
import { boundTo, recordIdOf } from '@naikkelas/page'
import { Alert } from '@naikkelas/ui/alert'
import { Field } from '@naikkelas/ui/field'
import type { Offer } from '@naikkelas/ui/sections/registry'
import { Select } from '@naikkelas/ui/select'
import { useEffect, useState } from 'react'
import { call } from '../../../../shared/api/call.ts'
import { useBuilder, useBuilderActions, useWorkspace } from '../state/builder-context.ts'
import { fieldId } from '../fields/field-id.ts'
import { useLiveOffer } from './bound-offer.ts'
import { useRecordFindings } from './record-findings.ts'

const sources = [
  { source: 'catalogue', label: 'Katalog' },
  { source: 'offer', label: 'Penawaran' },
] as const

/** Where the values of the page's offer come from: typed here, an entry of the catalogue, or an offer of the list. */
export function RecordField() {
  const document = useBuilder((state) => state.document)
  const pageId = useBuilder((state) => state.page.id)
  const { edit } = useBuilderActions()
  const { offer } = document
  const live = useLiveOffer(offer)
  const boundId = recordIdOf(document)
  const record = useWorkspace(({ offer: state }) => state.record ?? null)
  const findings = useRecordFindings(document)
  const [offers, setOffers] = useState<readonly OfferChoice[]>([])
  useEffect(() => {
    const abort = new AbortController()
    call(listOfferRecords, { query: { pageId } }, { signal: abort.signal })
      .then(setOffers)
      .catch(() => {
        // What is bound stays bound; others cannot be chosen just now.
      })
    return () => abort.abort()
  }, [pageId])
  const change = (value: Partial<Offer>) =>
    edit([
      {
        kind: 'changeOffer',
        value,
        was: Object.fromEntries(Object.keys(value).map((key) => [key, offer[key as keyof Offer]])) as Partial<Offer>,
      },
    ])
  const choose = (id: string) => {
    const chosen = offers.find((one) => one.id === id)
    if (chosen) return change(boundTo(chosen))
    // What was shown last stays, to be written on.
    change({ ...live, record: null, bound: [] })
  }
  const bound = offers.find(({ id }) => id === boundId)
  return (
    <>
      <Field label="Sumber penawaran" hint="Yang dipilih dari daftar selalu mengikuti data terbarunya.">
        <Select
          id={fieldId(null, ['offer', 'record'])}
          value={boundId ?? ''}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">Diketik di halaman ini</option>
          {boundId !== null && !bound && <option value={boundId}>{record?.name ?? offer.name}</option>}
          {sources.map(({ source, label }) => (
            <optgroup key={source} label={label}>
              {offers
                .filter((one) => one.source === source)
                .map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
            </optgroup>
          ))}
        </Select>
      </Field>
      {findings.map(({ message }) => (
        <Alert key={message} tone="warn" title={message} />
      ))}
      {boundId !== null && bound?.source !== 'catalogue' && (
        <a href="/admin/penawaran" className="text-app-sm text-accent underline underline-offset-4">
          Ubah di daftar penawaran
        </a>
      )}
    </>
  )
}
