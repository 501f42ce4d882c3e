import type { Admin } from '@naikkelas/contract/identity'

/** An account to be made; its password was hashed before, which takes longer than a transaction should. */
export interface NewAdmin {
  name: string
  email: string
  role: Admin['role']
  menus: Admin['menus']
  passwordHash: string
}
