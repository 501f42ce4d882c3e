import { listOutbox } from '@naikkelas/contract'
import { AppError } from '../../errors/app-error.ts'
import { bind } from '../endpoints/index.ts'
import { findLastMessages } from './dev-outbox.repo.ts'

/** Codes and links of every account are in it, so it does not exist outside of a developer's own machine. */
export const devOutboxRoutes = [
  bind(listOutbox, {
    can: 'anyone',
    run(_, { appEnv, database }, { isFromThisMachine }) {
      if (appEnv !== 'local' || !isFromThisMachine) throw new AppError('not_found')
      return findLastMessages(database.queries)
    },
  }),
]
