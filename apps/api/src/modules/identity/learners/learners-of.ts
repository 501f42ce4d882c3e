import { perApp } from '../../../platform/per-app.ts'
import { learnerRealm } from './learner-realm.ts'

/** The learner realm as an application opens it. */
export const learnersOf = perApp(({ database, appEnv, publicUrl, keyFor }) =>
  learnerRealm.open({ database, appEnv, publicUrl, keyFor }),
)
