import { type Admin, hasCapability } from '@naikkelas/contract/identity'

/** Reading included, as with the settings of the site. */
export const manageLegalTexts = (actor: Admin) => hasCapability(actor, 'settings', 'manage')
