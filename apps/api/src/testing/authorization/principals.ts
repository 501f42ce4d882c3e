import { sql } from 'drizzle-orm'
import { signedInLearner } from '../learner-factories.ts'
import { signedInPartner } from '../partner-factories.ts'
import type { Browser, TestApp } from '../test-app.ts'
import { everyCapability, type Held, type Principal } from './access-rules.ts'

export interface NamedPrincipal {
  name: string
  principal: Principal
  /** As the browser sends it; empty without a session. */
  cookie: string
}

/** The fourteen kinds of account that every endpoint is asked by, each with a session, or with one that has ended. */
export async function fourteenPrincipals(app: TestApp): Promise<NamedPrincipal[]> {
  const withoutSession: Principal = { realm: 'none' }
  const admin = async (name: string, role: 0 | 1 | 2, held: readonly Held[]): Promise<NamedPrincipal> => ({
    name,
    principal: { realm: 'admin', role, held },
    cookie: cookieOf(await app.signedIn({ role, menus: menusOf(held) })),
  })
  const suspendedAdmin = await app.signedIn()
  await app.database.queries.execute(
    sql`UPDATE admin_users SET suspended_at = now() WHERE id = ${suspendedAdmin.admin.id}`,
  )
  const blockedLearner = await signedInLearner(app)
  await app.database.queries.execute(
    sql`UPDATE learner_users SET blocked_at = now() WHERE id = ${blockedLearner.learner.id}`,
  )
  const ended = await app.signedIn()
  const endedCookie = cookieOf(ended)
  await ended.post('/admin/sign-out')
  return [
    { name: 'visitor', principal: withoutSession, cookie: '' },
    { name: 'learner', principal: { realm: 'learner' }, cookie: cookieOf(await signedInLearner(app)) },
    { name: 'other learner', principal: { realm: 'learner' }, cookie: cookieOf(await signedInLearner(app)) },
    ...(await Promise.all(
      (['commission', 'subscription'] as const).map(async (kind) => ({
        name: `${kind} partner`,
        principal: { realm: 'partner' } as const,
        cookie: cookieOf(await signedInPartner(app, { kind })),
      })),
    )),
    await admin('role 0', 0, []),
    await admin('role 0 with all menus', 0, everyCapability),
    await admin('role 1 without menus', 1, []),
    await admin('role 1 with all menus', 1, everyCapability),
    await admin('role 2 without menus', 2, []),
    await admin('role 2 with all menus', 2, everyCapability),
    { name: 'blocked learner', principal: withoutSession, cookie: cookieOf(blockedLearner) },
    { name: 'suspended admin', principal: withoutSession, cookie: cookieOf(suspendedAdmin) },
    { name: 'ended session', principal: withoutSession, cookie: endedCookie },
  ]
}

/** Admins of role 1 with one capability each, so that a policy that asks for another one is found. */
export async function adminsOfOneCapability(app: TestApp): Promise<NamedPrincipal[]> {
  return Promise.all(
    everyCapability.map(async (held) => ({
      name: `role 1 with ${held.join(': ')} alone`,
      principal: { realm: 'admin', role: 1, held: [held] } as const,
      cookie: cookieOf(await app.signedIn({ role: 1, menus: menusOf([held]) })),
    })),
  )
}

const menusOf = (held: readonly Held[]) => held.map(([menu, capability]) => ({ menu, capability }))

/** Of a browser, as it sends it. */
export const cookieOf = ({ cookies }: Pick<Browser, 'cookies'>) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
