import type { SellableRecord } from '@naikkelas/contract/commerce'
import { boundTo, recordKeys } from '@naikkelas/page'
import type { Offer } from '@naikkelas/ui/sections/registry'
import { publish } from './form-factories.ts'
import { change, headline, makePage, readPage, send } from './page-factories.ts'
import type { Browser } from './test-app.ts'

interface Binding {
  record: Pick<SellableRecord, 'id' | 'value'>
  /** What the page shows of the record. */
  keys?: readonly (typeof recordKeys)[number][]
  /** What the document holds instead of what the record says now. */
  stored?: Partial<Offer>
}

/** Binds a page to a record of the catalogue, unpublished yet. */
export async function bind(desk: Browser, pageId: string, { record, keys = recordKeys, stored }: Binding) {
  const { page, document } = await readPage(desk, pageId)
  const { id, value } = record
  const { name, price, strikePrice, seats, availableUntil: deadline } = value
  const values = boundTo({ id, name, price, strikePrice, deadline, seats, coach: '', status: 'open' })
  const bound = { ...values, bound: [...keys], ...stored }
  const was = Object.fromEntries(Object.keys(bound).map((key) => [key, document.offer[key as keyof Offer]]))
  const sent = await send(desk, page.id, page.headVersion, change({ kind: 'changeOffer', value: bound, was }))
  if (sent.status !== 200) throw new Error(`it was not bound: ${JSON.stringify(sent.body)}`)
}

/** A published page that shows everything of a record. */
export async function makeBoundPage(desk: Browser, binding: Binding) {
  const { page } = await makePage(desk, { sections: [headline()] })
  await bind(desk, page.id, binding)
  await publish(desk, (await readPage(desk, page.id)).page)
  return page
}
