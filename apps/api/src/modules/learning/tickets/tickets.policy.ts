import type { Learner } from '@naikkelas/contract/identity'

/** Every learner may have a seat; which ones are theirs, the use case asks. */
export const haveTickets = (_actor: Learner) => true
