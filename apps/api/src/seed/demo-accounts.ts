import type { NewAdmin } from '../modules/identity/admins/index.ts'
import type { NewLearner } from '../modules/identity/learners/index.ts'
import type { NewPartnerAccount } from '../modules/identity/partners/index.ts'
import { demoPartner, demoSubscriber } from './demo-partners.ts'

/** Public on purpose: it exists in demonstrations only (APP_ENV local). */
export const demoPassword = 'NaikKelas2026!'

export const demoAdmins: readonly Omit<NewAdmin, 'passwordHash'>[] = [
  { name: 'Dewi Lestari', email: 'admin@naikkelas.test', role: 0, menus: [] },
  {
    name: 'Raka Pratama',
    email: 'pemasar@naikkelas.test',
    role: 1,
    menus: [
      { menu: 'landing_pages', capability: 'design' },
      { menu: 'landing_pages', capability: 'publish' },
      { menu: 'leads', capability: 'manage' },
      { menu: 'courses', capability: 'manage' },
      { menu: 'services', capability: 'manage' },
      { menu: 'tools', capability: 'manage' },
      { menu: 'super_mentor', capability: 'manage' },
      { menu: 'events', capability: 'manage' },
      { menu: 'categories', capability: 'manage' },
      { menu: 'instructors', capability: 'manage' },
      { menu: 'announcements', capability: 'manage' },
      { menu: 'careers', capability: 'manage' },
      { menu: 'banners', capability: 'manage' },
      { menu: 'tutorials', capability: 'manage' },
      { menu: 'live_sessions', capability: 'manage' },
    ],
  },
  // Composes pages and asks for approval; may neither publish nor see leads.
  {
    name: 'Sinta Maharani',
    email: 'perancang@naikkelas.test',
    role: 1,
    menus: [{ menu: 'landing_pages', capability: 'design' }],
  },
  { name: 'Galih Nugroho', email: 'forum@naikkelas.test', role: 2, menus: [] },
]

export const demoLearners: readonly Omit<NewLearner, 'passwordHash'>[] = [
  {
    name: 'Ayu Puspita',
    email: 'siswa@naikkelas.test',
    isEmailVerified: true,
    phone: '6281234567890',
    isPhoneVerified: false,
  },
  // Buys packages for a partner.
  {
    name: 'Bima Santoso',
    email: 'langganan@naikkelas.test',
    isEmailVerified: true,
    phone: '6281298765432',
    isPhoneVerified: false,
  },
]

/** Each with the name of its partner. */
export const demoPartnerAccounts: readonly (Pick<NewPartnerAccount, 'name' | 'email'> & { partnerName: string })[] = [
  { name: 'Ratna Wulandari', email: 'mitra@naikkelas.test', partnerName: demoPartner.name },
  { name: 'Bima Santoso', email: 'langganan@naikkelas.test', partnerName: demoSubscriber.name },
]
