import type { Admin } from '@naikkelas/contract/identity'
import type { ActorContext } from '../../../platform/endpoints/index.ts'
import { checkPassword } from '../account-access/index.ts'
import { adminAccess } from './admin-access.ts'

/**
 * The actor's own password again, before what must not happen from a desk that was left open. Not within a transaction:
 * a wrong one stays counted.
 * @throws AppError `wrong_password` at `currentPassword`; `too_many`
 */
export async function confirmPassword(ctx: ActorContext<Admin>, password: string): Promise<void> {
  await checkPassword(ctx, adminAccess, password)
}
