import type { SiteSettings } from '@naikkelas/contract/site'
import type { AppContext } from '../app-context.ts'
import { findSettings, lockSettings, saveSetting } from '../platform/settings/index.ts'

/** How visitors reach the demonstration; none of it exists. */
const demoContact: SiteSettings['contact'] = {
  email: 'halo@naikkelas.test',
  whatsapp: '+6281200001234',
  address: 'Jalan Ijen 27, Malang 65119',
  socialLinks: [],
}

/** Where buyers of the demonstration transfer to; nothing arrives anywhere. */
const demoBank: SiteSettings['bank'] = {
  accounts: [
    { bank: 'BCA', number: '0000123456', holder: 'Naikkelas Demo' },
    { bank: 'Mandiri', number: '0000987654321', holder: 'Naikkelas Demo' },
  ],
  secondConfirmationFrom: null,
}

/** Payments of the demonstration move no money. */
const demoGateways = { isEnabled: true }

/** Gives the site a number, a mail address, bank accounts and gateways, unless an admin has written any. */
export async function makeContact(context: AppContext, actorId: string): Promise<void> {
  await context.database.transaction(async (tx) => {
    await lockSettings(tx)
    const written = new Set((await findSettings(tx)).map(({ name }) => name))
    const at = context.clock.now()
    for (const [name, value] of [
      ['site/contact', demoContact],
      ['site/bank', demoBank],
      ['flag/automatic_payment', demoGateways],
      ['flag/recurring_payment', demoGateways],
    ] as const)
      if (!written.has(name)) await saveSetting(tx, { name, value, at, actorId })
  })
}
