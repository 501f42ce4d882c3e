import {
  addAdminPasskey,
  removeAdminPasskey,
  renameAdminPasskey,
  startAdminPasskey,
} from '@naikkelas/contract/identity'
import type { PasskeyCalls } from '../../../shared/account/passkey-section.tsx'
import { call } from '../../../shared/api/call.ts'

export const passkeyCalls: PasskeyCalls = {
  start: (body) => call(startAdminPasskey, { body }),
  add: (body) => call(addAdminPasskey, { body }),
  rename: (passkeyId, name) => call(renameAdminPasskey, { params: { passkeyId }, body: { name } }),
  remove: (passkeyId, currentPassword) =>
    call(removeAdminPasskey, { params: { passkeyId }, body: { currentPassword } }),
}
