import type { Learner } from '@naikkelas/contract/identity'
import { createAccountAccess } from '../account-access/index.ts'
import { learnerTables } from './learner-realm.ts'
import { findActiveLearner, findActiveLearnerByEmail, findLearnerRefusal } from './learners.queries.ts'

export const learnerAccess = createAccountAccess<Learner>({
  realm: 'learner',
  tables: learnerTables,
  devices: 'learner_devices',
  findActive: findActiveLearner,
  findActiveByEmail: findActiveLearnerByEmail,
  findRefusal: findLearnerRefusal,
  resetPath: '/reset-password',
  // A shop, a school or a mobile carrier shares one address.
  signIns: { perNetwork: 200, everyone: 1_200 },
  mailReset: { name: 'mail-password-reset', label: 'Mengirim tautan kata sandi baru' },
})
