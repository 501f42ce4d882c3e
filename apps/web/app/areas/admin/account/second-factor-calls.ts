import {
  confirmAdminSecondFactor,
  endAdminSecondFactor,
  renewAdminRecoveryCodes,
  startAdminSecondFactor,
} from '@naikkelas/contract/identity'
import type { SecondFactorCalls } from '../../../shared/account/second-factor-section.tsx'
import { call } from '../../../shared/api/call.ts'

export const secondFactorCalls: SecondFactorCalls = {
  start: (body) => call(startAdminSecondFactor, { body }),
  confirm: (body) => call(confirmAdminSecondFactor, { body }),
  renew: (body) => call(renewAdminRecoveryCodes, { body }),
  end: (body) => call(endAdminSecondFactor, { body }),
}
