import { type Admin, hasCapability } from '@naikkelas/contract/identity'

/** It changes pages, so it is asked for where pages are designed. */
export const replaceOnPages = (actor: Admin) => hasCapability(actor, 'landing_pages', 'design')
