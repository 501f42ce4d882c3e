import {
  confirmLearnerSecondFactor,
  endLearnerSecondFactor,
  renewLearnerRecoveryCodes,
  startLearnerSecondFactor,
} from '@naikkelas/contract/identity'
import type { SecondFactorCalls } from '../../../shared/account/second-factor-section.tsx'
import { call } from '../../../shared/api/call.ts'

export const secondFactorCalls: SecondFactorCalls = {
  start: (body) => call(startLearnerSecondFactor, { body }),
  confirm: (body) => call(confirmLearnerSecondFactor, { body }),
  renew: (body) => call(renewLearnerRecoveryCodes, { body }),
  end: (body) => call(endLearnerSecondFactor, { body }),
}
