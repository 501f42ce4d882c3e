import { type AdminMenu, type SellableKind, sellableKinds } from '@naikkelas/contract'
import type { OrderedList } from '@naikkelas/contract/commerce'
import { type Admin, hasCapability } from '@naikkelas/contract/identity'

type Holder = Pick<Admin, 'role' | 'menus'>

/** The menu that each list of the catalogue belongs to. What partners pay for the site belongs to its settings. */
const menuOf: Readonly<Record<OrderedList, AdminMenu>> = {
  course: 'courses',
  service: 'services',
  tool: 'tools',
  add_on: 'super_mentor',
  event: 'events',
  partner_package: 'settings',
  category: 'categories',
}

const catalogueMenus = [...Object.values(menuOf), 'instructors'] as const

/** Any part of the catalogue; which kinds, the use case asks. */
export const viewCatalogue = (actor: Admin) => catalogueMenus.some((menu) => hasCapability(actor, menu, 'view'))

export const manageCatalogue = (actor: Admin) => catalogueMenus.some((menu) => hasCapability(actor, menu, 'manage'))

export const manageCategories = (actor: Admin) => hasCapability(actor, 'categories', 'manage')

export const manageInstructors = (actor: Admin) => hasCapability(actor, 'instructors', 'manage')

export const mayView = (actor: Holder, list: OrderedList) => hasCapability(actor, menuOf[list], 'view')

export const mayManage = (actor: Holder, list: OrderedList) => hasCapability(actor, menuOf[list], 'manage')

export const viewableKinds = (actor: Holder): SellableKind[] => sellableKinds.filter((kind) => mayView(actor, kind))
