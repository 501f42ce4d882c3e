import {
  addLearnerPasskey,
  removeLearnerPasskey,
  renameLearnerPasskey,
  startLearnerPasskey,
} from '@naikkelas/contract/identity'
import type { PasskeyCalls } from '../../../shared/account/passkey-section.tsx'
import { call } from '../../../shared/api/call.ts'

export const passkeyCalls: PasskeyCalls = {
  start: (body) => call(startLearnerPasskey, { body }),
  add: (body) => call(addLearnerPasskey, { body }),
  rename: (passkeyId, name) => call(renameLearnerPasskey, { params: { passkeyId }, body: { name } }),
  remove: (passkeyId, currentPassword) =>
    call(removeLearnerPasskey, { params: { passkeyId }, body: { currentPassword } }),
}
