import * as z from 'zod/mini'
import { defineSection, type Finding } from '../define-section.ts'
import { accountsField } from '../parts/account-fields.ts'
import { accountsSchema, unreachableAccounts } from '../parts/accounts.schema.ts'
import { strictObject, text } from '../values.ts'

const content = strictObject(() => ({
  layout: z.enum(['row', 'names', 'tiles']),
  eyebrow: text(32),
  title: text(80),
  intro: text(200),
  accounts: accountsSchema,
}))
export type SocialRowContent = z.infer<typeof content>

export const socialRow = defineSection<SocialRowContent>({
  type: 'social_row',
  version: 1,
  label: 'Baris media sosial',
  purpose: 'Ikon semua akun media sosial Anda, cukup besar untuk jempol.',
  group: 'links',
  keywords: ['media sosial', 'instagram', 'tiktok', 'youtube', 'whatsapp', 'shopee', 'ikuti', 'social'],
  content,
  defaults: {
    layout: 'row',
    eyebrow: '',
    title: 'Ikuti kami',
    intro: '',
    accounts: [
      { id: 'akun-00001', network: 'instagram', handle: '' },
      { id: 'akun-00002', network: 'tiktok', handle: '' },
      { id: 'akun-00003', network: 'whatsapp', handle: '' },
    ],
  },
  settings: { spacing: 'tight' },
  fields: {
    layout: {
      kind: 'layout',
      label: 'Tata letak',
      options: [
        { value: 'row', label: 'Satu baris' },
        { value: 'names', label: 'Nama akun' },
        { value: 'tiles', label: 'Ubin' },
      ],
    },
    eyebrow: { kind: 'text', label: 'Teks kecil di atas', maxLength: 32 },
    title: { kind: 'text', label: 'Judul', maxLength: 80, bestLength: 30, examples: ['Ikuti keseharian kami'] },
    intro: { kind: 'text', label: 'Teks', maxLength: 200, bestLength: 90, isMultiline: true },
    accounts: accountsField,
  },
  complete: {},
  check: unfinished,
  upgrades: {},
})

function unfinished({ accounts }: SocialRowContent): Finding[] {
  if (accounts.length === 0) return [{ path: ['accounts'], message: 'Belum ada akun satu pun' }]
  return unreachableAccounts('accounts', accounts)
}
