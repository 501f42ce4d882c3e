import { listOffers, type OfferRecord } from '@naikkelas/contract/pages'
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

/** Where the values of the page's offer come from: typed here, or an offer of the list. */
export function RecordField() {
  const document = useBuilder((state) => state.document)
  const { edit } = useBuilderActions()
  const { offer } = document
  const live = useLiveOffer(offer)
  const boundId = recordIdOf(document)
  const record = useWorkspace(({ offer: state }) => state.record ?? null)
  const findings = useRecordFindings(document)
  const [offers, setOffers] = useState<readonly OfferRecord[]>([])
  useEffect(() => {
    const abort = new AbortController()
    call(listOffers, { query: { page: 1, perPage: 100, status: 'open' } }, { signal: abort.signal })
      .then(({ items }) => setOffers(items))
      .catch(() => {
        // What is bound stays bound; others cannot be chosen just now.
      })
    return () => abort.abort()
  }, [])
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
  const isListed = offers.some(({ id }) => id === boundId)
  return (
    <>
      <Field label="Sumber penawaran" hint="Penawaran dari daftar selalu mengikuti data terbarunya.">
        <Select
          id={fieldId(null, ['offer', 'record'])}
          value={boundId ?? ''}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">Diketik di halaman ini</option>
          {boundId !== null && !isListed && <option value={boundId}>{record?.name ?? offer.name}</option>}
          {offers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {findings.map(({ message }) => (
        <Alert key={message} tone="warn" title={message} />
      ))}
      {boundId !== null && (
        <a href="/admin/penawaran" className="text-app-sm text-accent underline underline-offset-4">
          Ubah di daftar penawaran
        </a>
      )}
    </>
  )
}
