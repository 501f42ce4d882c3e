import { type Admin, hasCapability, type Learner } from '@naikkelas/contract/identity'

/** By name alone, as those who see who learns and who marks. */
export const viewGrades = (actor: Admin) => hasCapability(actor, 'courses', 'view')

/** Every learner has grades; whether the course is theirs, the use case asks. */
export const viewOwnGrades = (_actor: Learner) => true
