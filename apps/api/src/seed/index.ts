import { setTimeout as pause } from 'node:timers/promises'
import type { App } from '../app.ts'
import { prepareFirstAdmin } from '../modules/identity/admins/index.ts'
import { demoAdmins, demoLearners, demoPartnerAccounts, demoPassword } from './demo-accounts.ts'
import { makeDemoWorld } from './demo-world.ts'
import { makeFixedPages } from './make-fixed-pages.ts'
import { installTutorials } from '../modules/content/tutorials/index.ts'
import { beginSeed, finishSeed, holdsAnyAccount, leaseSeed, seedState } from './seed.repo.ts'
import { StartError } from '@naikkelas/supervision'

const world = 'demo'
const pollMs = 250

/**
 * Prepares a database for the first sign-in: the demo world locally, a token for the first admin elsewhere.
 * @throws StartError when the demo's accounts exist elsewhere, as their password is public
 * @returns lines for the operator: how to sign in
 */
export async function seedDatabase(
  { context }: Pick<App, 'context'>,
  { hasFixedPages = true }: { hasFixedPages?: boolean | undefined } = {},
): Promise<string[]> {
  const { queries } = context.database
  if (context.appEnv !== 'local') {
    const demoEmails = [...demoAdmins, ...demoLearners, ...demoPartnerAccounts].map(({ email }) => email)
    if (await holdsAnyAccount(queries, demoEmails))
      throw new StartError(
        `This database holds the demonstration's accounts (${demoEmails.join(', ')}), whose password is public: give APP_ENV=${context.appEnv} a database of its own, or start with APP_ENV=local.`,
      )
    if (hasFixedPages) await installSite(context)
    return firstAdminNotes(context)
  }
  await beginSeed(queries, world)
  // Another process may be at it; if it dies, its lease runs out and this one goes on where it stopped.
  for (let state = await seedState(queries, world); state === 'begun'; state = await seedState(queries, world)) {
    if (!(await leaseSeed(queries, world))) {
      await pause(pollMs)
      continue
    }
    await makeDemoWorld(context, () => leaseSeed(queries, world, true))
    await finishSeed(queries, world)
  }
  // Those that a new release brings, and all of them where the world was not made.
  if (hasFixedPages) await installSite(context)
  if ((await seedState(queries, world)) === 'none') return firstAdminNotes(context)
  return [
    `Demo sign-ins at ${context.publicUrl}/admin: ${listed(demoAdmins.map(({ email }) => email))}, password ${demoPassword}`,
    `Demo partners at ${context.publicUrl}/partner: ${listed(demoPartnerAccounts.map(({ email }) => email))}, the same password`,
    `Demo member at ${context.publicUrl}/login: ${listed(demoLearners.map(({ email }) => email))}, the same password; mails and codes are at ${context.publicUrl}/dev/outbox`,
  ]
}

/** What every installation has: pages at fixed addresses, and tutorials of the tools. */
async function installSite(context: App['context']) {
  await makeFixedPages(context)
  await installTutorials(context)
}

const listed = (words: readonly string[]) => new Intl.ListFormat('en').format(words)

async function firstAdminNotes(context: App['context']): Promise<string[]> {
  const token = await prepareFirstAdmin(context)
  return token === null
    ? []
    : [
        `Nobody can sign in yet. Make the first admin at ${context.publicUrl}/admin/mulai with this one-time code: ${token}`,
      ]
}
