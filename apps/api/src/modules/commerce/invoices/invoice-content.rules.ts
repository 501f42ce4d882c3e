import type { SellableKind } from '@naikkelas/contract'
import type { InvoiceFacts } from '@naikkelas/contract/commerce'
import { type Rupiah, rupiah, sumRupiah } from '@naikkelas/contract/money'
import { type Month, monthInWib } from '@naikkelas/contract/time'
import type { SiteSettings } from '@naikkelas/contract/site'
import { taxWithin } from '../ledger/index.ts'

export const invoiceKinds = ['invoice', 'credit_note'] as const
export type InvoiceKind = (typeof invoiceKinds)[number]

export interface InvoiceSeller {
  /** The brand. */
  siteName: string
  /** Who sells by law; the brand again where no one is named. */
  name: string
  address: string
  /** Empty for none. */
  npwp: string
}

interface InvoiceLine {
  name: string
  kind: SellableKind
  price: Rupiah
  discount: Rupiah
  total: Rupiah
}

/** What an invoice says, kept as it was when it was given. */
export interface InvoiceContent {
  seller: InvoiceSeller
  buyer: { name: string; email: string }
  lines: readonly InvoiceLine[]
  price: Rupiah
  discount: Rupiah
  total: Rupiah
  /** DPP nilai lain; 0 where prices include no PPN. */
  taxBase: Rupiah
  tax: Rupiah
}

interface BilledOrder {
  buyer: { name: string; email: string }
  lines: readonly (InvoiceLine & { isTaxed: boolean })[]
}

/** The invoice of an order: its sums are those of its lines, and tax is what the ledger takes of each. */
export function invoiceContent({ buyer, lines }: BilledOrder, seller: InvoiceSeller): InvoiceContent {
  const taxes = lines.map(({ total, isTaxed }) => taxWithin(total, isTaxed))
  return {
    seller,
    buyer,
    lines: lines.map(({ name, kind, price, discount, total }) => ({ name, kind, price, discount, total })),
    price: sumRupiah(lines.map(({ price }) => price)),
    discount: sumRupiah(lines.map(({ discount }) => discount)),
    total: sumRupiah(lines.map(({ total }) => total)),
    taxBase: sumRupiah(taxes.map(({ base }) => base)),
    tax: sumRupiah(taxes.map(({ ppn }) => ppn)),
  }
}

/** As the tax office knows the seller; else as the legal texts name who answers for the site. */
export function sellerOf({ brand, legal, tax, contact }: SiteSettings): InvoiceSeller {
  const isTaxPayer = tax.name !== ''
  return {
    siteName: brand.name,
    name: (isTaxPayer ? tax.name : legal.companyName) || brand.name,
    address: (isTaxPayer ? tax.address : legal.companyAddress) || contact.address,
    npwp: tax.npwp,
  }
}

/** The month whose numbers an instant takes: that of Indonesia's west. */
export const invoiceMonth = (at: Date): Month => monthInWib(at)

/** `INV-2026-11-00001.pdf` */
export const invoiceFileName = (number: string): string => `${number.replaceAll('/', '-')}.pdf`

/** What is left of a total without its tax. */
export const netOf = ({ total, tax }: { total: Rupiah; tax: Rupiah }): Rupiah => rupiah(total - tax)

/** What the back office shows beside an order. */
export const invoiceFactsOf = ({ number, tax, taxInvoiceNumber }: InvoiceFacts): InvoiceFacts => ({
  number,
  tax,
  taxInvoiceNumber,
})
