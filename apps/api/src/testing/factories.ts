import argon2 from '@node-rs/argon2'
import type { Admin } from '@naikkelas/contract/identity'
import { createAdmin } from '../modules/identity/admins/index.ts'
import type { Database } from '../platform/database/index.ts'

export const factoryPassword = 'NaikKelas2026!'
// A real hash costs each sign-in 20 ms. How strong it has to be is read from the hash, so a weak one is compared as fast.
const weakHash = argon2.hash(factoryPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 })
let count = 0

/**
 * An admin with a password to sign in by: `factoryPassword`. The e-mail is one of the demonstration, so that a local app
 * asks for no second factor.
 * @param given `passwordHash` where it matters what a comparison costs
 */
export async function makeAdmin(
  database: Database,
  given: Partial<Pick<Admin, 'name' | 'email' | 'role' | 'menus'>> & { passwordHash?: string } = {},
) {
  count += 1
  const admin = {
    name: `Admin ${count}`,
    email: `admin${count}@naikkelas.test`,
    role: 0 as Admin['role'],
    menus: [],
    ...given,
  }
  const passwordHash = given.passwordHash ?? (await weakHash)
  const id = await createAdmin(database, { ...admin, passwordHash })
  return { ...admin, id }
}
