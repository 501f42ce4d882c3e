import type { AppContext } from '../../../app-context.ts'
import { perApp } from '../../../platform/per-app.ts'
import { adminRealm } from './admin-realm.ts'

/** The back office as an application opens it. */
export const adminsOf = perApp(({ database, appEnv, publicUrl, keyFor }) =>
  adminRealm.open({ database, appEnv, publicUrl, keyFor }),
)

/** Whether the cookies hold a valid session of an admin. */
export async function isSignedInBy(app: AppContext, cookie: string): Promise<boolean> {
  const request = new Request(app.publicUrl, { headers: { cookie } })
  const session = await adminsOf(app).findSession({ request, clientAddress: 'unknown', replyHeaders: new Headers() })
  return session !== null
}
