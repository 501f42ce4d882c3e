import type { Field } from '../fields.ts'
import { accountsField } from '../parts/account-fields.ts'
import { pageLinksField } from '../parts/page-link-fields.ts'

/** The inspector's fields of the foot of a page. */
export const footerFields = {
  layout: {
    kind: 'layout',
    label: 'Tata letak',
    options: [
      { value: 'columns', label: 'Kolom' },
      { value: 'wordmark', label: 'Nama besar' },
      { value: 'line', label: 'Satu baris' },
    ],
  },
  name: { kind: 'text', label: 'Nama', maxLength: 40, bestLength: 20 },
  logo: { kind: 'image', label: 'Logo', layouts: ['columns', 'line'], hint: 'Tampil menggantikan nama yang tertulis.' },
  text: {
    kind: 'text',
    label: 'Teks',
    maxLength: 160,
    bestLength: 100,
    isMultiline: true,
    layouts: ['columns', 'wordmark'],
  },
  columns: {
    kind: 'list',
    label: 'Kelompok tautan',
    itemLabel: 'Kelompok',
    min: 0,
    max: 4,
    titleKey: 'title',
    newItem: { title: '', links: [] },
    addLabel: 'Tambah kelompok',
    fields: {
      title: {
        kind: 'text',
        label: 'Judul kelompok',
        maxLength: 28,
        layouts: ['columns', 'wordmark'],
        examples: ['Kelas', 'Bantuan'],
      },
      links: pageLinksField(8),
    },
  },
  address: { kind: 'text', label: 'Alamat', maxLength: 120, isMultiline: true },
  phone: { kind: 'text', label: 'Nomor WhatsApp', maxLength: 20, examples: ['0812 3456 7890'] },
  email: { kind: 'text', label: 'E-mail', maxLength: 80, examples: ['halo@usaha.id'] },
  accounts: { ...accountsField, label: 'Media sosial' },
  legal: {
    kind: 'text',
    label: 'Baris hukum',
    maxLength: 160,
    hint: 'Tulis nama badan usaha, nomor izin, dan tahun.',
    examples: ['PT Naik Kelas Nusantara, semua hak dilindungi'],
  },
} satisfies Readonly<Record<string, Field>>
