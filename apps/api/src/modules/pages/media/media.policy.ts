import { type Admin, hasCapability } from '@naikkelas/contract/identity'

/** Composing pages includes choosing pictures, so readers of pages may see them. */
export const viewMedia = (actor: Admin) =>
  hasCapability(actor, 'media', 'view') || hasCapability(actor, 'landing_pages', 'view')

export const describePictures = (actor: Admin) =>
  hasCapability(actor, 'media', 'text') || hasCapability(actor, 'landing_pages', 'text')

export const uploadFiles = (actor: Admin) =>
  hasCapability(actor, 'media', 'design') || hasCapability(actor, 'landing_pages', 'design')
