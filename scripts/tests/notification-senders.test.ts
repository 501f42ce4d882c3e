import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const modules = join(import.meta.dirname, '../../apps/api/src/modules')

/** Protects an account, or answers what someone has just asked for: sent whatever the account has chosen. */
const always = [
  // How what was just ordered is paid, and that it is.
  'commerce/orders/mail-buyer.ts',
  'commerce/subscriptions/mail-subscriber.ts',
  'content/careers/applications.service.ts',
  // To the address that was entered for one session, and confirmed.
  'content/live-sessions/live-reminders.service.ts',
  'content/live-sessions/mail-live-reminders.job.ts',
  'identity/account-access/account-access.ts',
  'identity/account-access/devices.service.ts',
  'identity/account-access/passkeys.service.ts',
  'identity/account-access/passwords.service.ts',
  'identity/account-access/second-factor.service.ts',
  'identity/account-access/sign-in.service.ts',
  'identity/admins/admin-accounts.service.ts',
  'identity/learners/admit-learner.service.ts',
  'identity/learners/contacts.service.ts',
  'identity/learners/deletion.service.ts',
  'identity/learners/google.service.ts',
  'identity/learners/send-account-mail.job.ts',
  'identity/users/merge-users.service.ts',
]

/** To the team, as part of its menu, by the notice settings of each admin or by an address that was entered for it. */
const toTheTeam = [
  'commerce/payment-cases/mail-reversals.ts',
  'marketing/analytics/weekly-mail.service.ts',
  'marketing/leads/mail-lead-news.job.ts',
  'pages/comments/comment-notices.service.ts',
]

const sendersOf = (isSender: (text: string) => boolean) =>
  readdirSync(modules, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .filter((path) => isSender(readFileSync(join(modules, path), 'utf8')))
    .sort()

test('whatever sends a mail or a WhatsApp message reads the member’s choice, or is known to be sent always', () => {
  const silent = sendersOf((text) => /\bqueue(?:Mail|WhatsApp)\(/.test(text) && !/\bfindWantedChannels\(/.test(text))
  expect(silent).toEqual([...always, ...toTheTeam].sort())
})
