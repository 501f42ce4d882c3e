import * as z from 'zod/mini'
import type { Finding } from '../define-section.ts'
import { listOf, shortIdSchema, strictObject, text } from '../values.ts'
import { networkAddress, networkIds, networks } from './networks.ts'

const account = strictObject(() => ({
  id: shortIdSchema,
  network: z.enum(networkIds),
  /** A name on that network, a number, or an address that leads to it. */
  handle: text(120),
}))
export type Account = z.infer<typeof account>

/** Accounts on networks of the list; no other place can be entered. */
export const accountsSchema = listOf(account, 13)

/** Accounts that lead nowhere yet, or elsewhere than they say. */
export function unreachableAccounts(key: string, accounts: readonly Account[]): Finding[] {
  return accounts
    .filter(({ network, handle }) => networkAddress(network, handle) === null)
    .map(({ id, network, handle }) => ({
      path: [key, id, 'handle'],
      message:
        handle.trim() === ''
          ? 'Nama akun belum diisi'
          : `Ini bukan akun atau alamat ${networks[network].name || (network === 'email' ? 'e-mail' : 'situs web')}`,
    }))
}
