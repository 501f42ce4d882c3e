import { type Admin, hasCapability } from '@naikkelas/contract/identity'

export const viewVacancies = (actor: Admin) => hasCapability(actor, 'careers', 'view')

/** Applications hold people's names, numbers and CVs: seeing them takes what changing a vacancy takes. */
export const manageCareers = (actor: Admin) => hasCapability(actor, 'careers', 'manage')
