import { perApp } from '../../../platform/per-app.ts'
import { partnerRealm } from './partner-realm.ts'

/** The partner realm as an application opens it. */
export const partnersOf = perApp(({ database, appEnv, publicUrl, keyFor }) =>
  partnerRealm.open({ database, appEnv, publicUrl, keyFor }),
)
