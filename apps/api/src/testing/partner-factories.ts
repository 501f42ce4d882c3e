import argon2 from '@node-rs/argon2'
import type { PartnerKind } from '@naikkelas/contract/identity'
import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { createPartnerAccount } from '../modules/identity/partners/index.ts'
import { factoryPassword } from './factories.ts'
import { signedInLearner } from './learner-factories.ts'
import type { TestApp } from './test-app.ts'

const weakHash = argon2.hash(factoryPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 })
let count = 0

interface Given {
  email?: string
  kind?: PartnerKind
}

/** A partner with an account to sign in by: `factoryPassword`. */
export async function makePartnerAccount(app: TestApp, { kind = 'commission', ...given }: Given = {}) {
  count += 1
  const number = count
  const partner = { id: uuidv7(), name: `Mitra ${number}`, kind, reference: `mitra-${number}`, subdomain: null }
  await app.database.queries.execute(sql`
    INSERT INTO partners (id, name, reference, partner_kind)
    VALUES (${partner.id}, ${partner.name}, ${partner.reference}, ${kind})`)
  const account = { name: `Orang mitra ${number}`, email: `mitra${number}@contoh.test`, ...given }
  const passwordHash = await weakHash
  const id = await createPartnerAccount(app.database, { ...account, partnerId: partner.id, passwordHash })
  return { ...account, id, partner }
}

/** A browser in which an account of a partner of its own is signed in. */
export async function signedInPartner(app: TestApp, given: Given = {}) {
  const account = await makePartnerAccount(app, given)
  const desk = app.visitor()
  const reply = await desk.post('/partner/sign-in', { email: account.email, password: factoryPassword })
  if (reply.status !== 200) throw new Error(`${account.email} was not signed in: ${reply.status}`)
  return { ...desk, account }
}

/** A browser in which a learner is signed in who buys packages for a partner. */
export async function subscribingLearner(app: TestApp) {
  const { partner } = await makePartnerAccount(app, { kind: 'subscription' })
  const desk = await signedInLearner(app)
  await app.database.queries.execute(sql`UPDATE partners SET learner_id = ${desk.learner.id} WHERE id = ${partner.id}`)
  return { ...desk, partner }
}
