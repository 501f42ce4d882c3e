import * as z from 'zod/mini'
import { defineSection, type Finding } from '../define-section.ts'
import { accountsSchema, unreachableAccounts } from '../parts/accounts.schema.ts'
import { pageLinksSchema, unfinishedLinks } from '../parts/page-links.schema.ts'
import { imageSchema, listOf, noImage, shortIdSchema, strictObject, text } from '../values.ts'
import { footerFields } from './footer-fields.ts'

const column = strictObject(() => ({ id: shortIdSchema, title: text(28), links: pageLinksSchema(8) }))

const content = strictObject(() => ({
  layout: z.enum(['columns', 'wordmark', 'line']),
  name: text(40),
  logo: imageSchema,
  text: text(160),
  columns: listOf(column, 4),
  address: text(120),
  phone: text(20),
  email: text(80),
  accounts: accountsSchema,
  legal: text(160),
}))
export type FooterContent = z.infer<typeof content>

export const footer = defineSection<FooterContent>({
  type: 'footer',
  version: 1,
  label: 'Footer',
  purpose: 'Nama, tautan, alamat, dan baris hukum di ujung halaman.',
  group: 'frame',
  keywords: ['bawah', 'kontak', 'alamat', 'hukum', 'kebijakan', 'hak cipta', 'footer'],
  content,
  defaults: {
    layout: 'columns',
    name: 'Nama usaha',
    logo: noImage,
    text: 'Satu kalimat tentang apa yang Anda kerjakan, dan untuk siapa.',
    columns: [],
    address: '',
    phone: '',
    email: '',
    accounts: [],
    legal: '',
  },
  settings: { tone: 'board' },
  fields: footerFields,
  complete: { name: 'Nama belum diisi' },
  check: unfinished,
  upgrades: {},
})

function unfinished({ columns, accounts }: FooterContent): Finding[] {
  return [
    ...columns.flatMap(({ id, links }) => unfinishedLinks(['columns', id, 'links'], links)),
    ...unreachableAccounts('accounts', accounts),
  ]
}
