import type { Database } from '../../../platform/database/index.ts'
import type { NewPartnerAccount } from './new-partner-account.ts'
import { insertPartnerAccount } from './partner-accounts.repo.ts'

/** Makes an account of a partner with its password: all of it or nothing. Answers the new id. */
export function createPartnerAccount(database: Database, account: NewPartnerAccount): Promise<string> {
  return database.transaction((tx) => insertPartnerAccount(tx, account))
}
