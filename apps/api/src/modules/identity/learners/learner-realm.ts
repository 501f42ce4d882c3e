import { type Learner, signedInCookie } from '@naikkelas/contract/identity'
import { createRealm } from '../../../platform/realms/index.ts'
import { findActiveLearner } from './learners.queries.ts'

export const learnerTables = {
  users: 'learner_users',
  sessions: 'learner_sessions',
  accounts: 'learner_accounts',
  userColumn: 'learner_id',
}

/** People who learn and buy. */
export const learnerRealm = createRealm<Learner>({
  name: 'learner',
  tables: learnerTables,
  cookie: {
    name: 'sid_learner',
    hint: signedInCookie,
    display: {
      UserID: ({ number }) => String(number),
      dataUser: ({ number, name }) => JSON.stringify({ id: number, name }),
    },
  },
  // A block takes effect with the next request.
  actor: findActiveLearner,
})
