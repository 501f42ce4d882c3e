import { type Admin, hasCapability } from '@naikkelas/contract/identity'

/** Pictures are chosen while pages are composed: whoever may see pages may see them. */
export const viewMedia = (actor: Admin) =>
  hasCapability(actor, 'media', 'view') || hasCapability(actor, 'landing_pages', 'view')

export const describePictures = (actor: Admin) =>
  hasCapability(actor, 'media', 'text') || hasCapability(actor, 'landing_pages', 'text')

export const uploadFiles = (actor: Admin) =>
  hasCapability(actor, 'media', 'design') || hasCapability(actor, 'landing_pages', 'design')
