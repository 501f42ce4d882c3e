import type { Admin } from '@naikkelas/contract'
import { hashPassword, insertAdmin } from '../modules/identity/index.ts'
import type { Database } from '../db/index.ts'

export const factoryPassword = 'NaikKelas2026!'
// Hashing costs 20 ms and says nothing new the second time.
const passwordHash = hashPassword(factoryPassword)
let count = 0

/** An admin with a password to sign in by: `factoryPassword`. */
export async function makeAdmin(
  database: Database,
  given: Partial<Pick<Admin, 'name' | 'email' | 'role' | 'menus'>> = {},
) {
  count += 1
  const admin = {
    name: `Admin ${count}`,
    email: `admin${count}@contoh.test`,
    role: 0 as Admin['role'],
    menus: [],
    ...given,
  }
  const hash = await passwordHash
  const id = await database.transaction((queries) => insertAdmin(queries, { ...admin, passwordHash: hash }))
  return { ...admin, id }
}
