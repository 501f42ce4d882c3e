import { type Admin, hasCapability } from '@naikkelas/contract/identity'

export const viewPages = (actor: Admin) => hasCapability(actor, 'landing_pages', 'view')

/** Texts; whether a change touches only those is asked where the page is known. */
export const writePages = (actor: Admin) => hasCapability(actor, 'landing_pages', 'text')

export const designPages = (actor: Admin) => hasCapability(actor, 'landing_pages', 'design')

export const publishPages = (actor: Admin) => hasCapability(actor, 'landing_pages', 'publish')
