import type { ListField } from '../fields.ts'
import { networkIds, networks } from './networks.ts'

/** The inspector's field of a list of accounts. */
export const accountsField: ListField = {
  kind: 'list',
  label: 'Akun',
  itemLabel: 'Akun',
  min: 0,
  max: 13,
  titleKey: 'handle',
  newItem: { network: 'instagram', handle: '' },
  fields: {
    network: {
      kind: 'choice',
      label: 'Jaringan',
      options: networkIds.map((value) => ({
        value,
        label: networks[value].name || (value === 'email' ? 'E-mail' : 'Situs web'),
      })),
    },
    handle: {
      kind: 'text',
      label: 'Nama akun',
      maxLength: 120,
      isUndrawn: true,
      hint: 'Tulis nama akun, nomor, atau alamat yang disalin dari browser.',
      examples: ['@kakwulan', '0812 3456 7890'],
    },
  },
}
