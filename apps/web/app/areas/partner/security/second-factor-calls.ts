import {
  confirmPartnerSecondFactor,
  endPartnerSecondFactor,
  renewPartnerRecoveryCodes,
  startPartnerSecondFactor,
} from '@naikkelas/contract/identity'
import type { SecondFactorCalls } from '../../../shared/account/second-factor-section.tsx'
import { call } from '../../../shared/api/call.ts'

export const secondFactorCalls: SecondFactorCalls = {
  start: (body) => call(startPartnerSecondFactor, { body }),
  confirm: (body) => call(confirmPartnerSecondFactor, { body }),
  renew: (body) => call(renewPartnerRecoveryCodes, { body }),
  end: (body) => call(endPartnerSecondFactor, { body }),
}
