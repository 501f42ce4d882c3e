import type { ListField } from '../fields.ts'
import { noLink } from '../values.ts'

/** The inspector's field of such a list. */
export const pageLinksField = (max: number): ListField => ({
  kind: 'list',
  label: 'Tautan',
  itemLabel: 'Tautan',
  min: 0,
  max,
  titleKey: 'label',
  newItem: { label: '', target: noLink },
  fields: {
    label: { kind: 'text', label: 'Tulisan tautan', maxLength: 28, bestLength: 16, examples: ['Materi', 'Harga'] },
    target: { kind: 'link', label: 'Tujuan' },
  },
})
