import argon2 from '@node-rs/argon2'
import { sql } from 'drizzle-orm'
import { createLearner } from '../modules/identity/learners/index.ts'
import { factoryPassword } from './factories.ts'
import type { Browser, TestApp } from './test-app.ts'

const weakHash = argon2.hash(factoryPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 })
let count = 0

interface Given {
  name?: string
  email?: string
  phone?: string | null
  isPhoneVerified?: boolean
  passwordHash?: string
}

/** A learner with a proven e-mail and a password to sign in by: `factoryPassword`. */
export async function makeLearner(app: TestApp, given: Given = {}) {
  count += 1
  const learner = {
    name: `Siswa ${count}`,
    email: `siswa${count}@contoh.test`,
    phone: `62812000${String(count).padStart(4, '0')}`,
    isEmailVerified: true,
    ...given,
  }
  const id = await createLearner(app.database, { ...learner, passwordHash: given.passwordHash ?? (await weakHash) })
  return { ...learner, id }
}

/** A browser in which a learner of its own is signed in. */
export async function signedInLearner(app: TestApp, given: Given = {}) {
  const learner = await makeLearner(app, given)
  const desk = app.visitor()
  await signInAs(desk, learner.email)
  return { ...desk, learner }
}

export async function signInAs(desk: Browser, email: string, password = factoryPassword) {
  const reply = await desk.post('/login', { email, password })
  if (reply.status !== 200) throw new Error(`${email} was not signed in: ${reply.status}`)
  return reply
}

/** Mails to an address, oldest first, once the jobs that write them have run. */
export async function mailsTo(app: TestApp, address: string) {
  await app.runJobs()
  const { rows } = await app.database.queries.execute(
    sql`SELECT subject, text_body AS text FROM mails WHERE recipient_email = ${address} ORDER BY created_at, id`,
  )
  return rows as { subject: string; text: string }[]
}

/** Six digits of the last mail to an address. */
export async function mailedCode(app: TestApp, address: string): Promise<string> {
  const mails = await mailsTo(app, address)
  return /\b\d{6}\b/.exec(mails.at(-1)?.text ?? '')?.[0] ?? 'none'
}

/** Token of the link in the last mail to an address. */
export async function mailedToken(app: TestApp, address: string): Promise<string> {
  const mails = await mailsTo(app, address)
  return /token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? 'none'
}

/** Six digits of the last WhatsApp message to a number. */
export async function messagedCode(app: TestApp, phone: string): Promise<string> {
  const { rows } = await app.database.queries.execute(
    sql`SELECT parameter FROM whatsapp_messages WHERE recipient_phone = ${phone} ORDER BY created_at DESC, id DESC LIMIT 1`,
  )
  return (rows[0] as { parameter: string } | undefined)?.parameter ?? 'none'
}
