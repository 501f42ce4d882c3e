import { adminRoles } from '@naikkelas/contract'
import type { Admin } from '@naikkelas/contract/identity'
import type { AppEnv } from '../../../env.ts'

/** An admin as a request of the own session finds it. */
export interface SignedInAdmin extends Admin {
  hasSecondFactor: boolean
}

/** Addresses of the demonstration, which no mail can reach: its password is public, and so would be its codes. */
const demoDomain = '@naikkelas.test'

/** Who publishes and reads personal data signs in with two steps; demonstrations on a developer's machine do not. */
export const needsSecondFactor = ({ role, email }: Pick<Admin, 'role' | 'email'>, appEnv: AppEnv): boolean =>
  role !== adminRoles.forum && !(appEnv === 'local' && email.endsWith(demoDomain))

/** Whether nothing opens yet but setting it up and the own account. */
export const mustSetUpSecondFactor = (admin: SignedInAdmin, appEnv: AppEnv): boolean =>
  !admin.hasSecondFactor && needsSecondFactor(admin, appEnv)
