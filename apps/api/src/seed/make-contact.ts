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

/** Gives the site a number and a mail address, unless an admin has written any. */
export async function makeContact(context: AppContext, actorId: string): Promise<void> {
  await context.database.transaction(async (tx) => {
    await lockSettings(tx)
    if ((await findSettings(tx)).some(({ name }) => name === 'site/contact')) return
    await saveSetting(tx, { name: 'site/contact', value: demoContact, at: context.clock.now(), actorId })
  })
}
