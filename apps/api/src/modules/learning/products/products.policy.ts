import type { Learner } from '@naikkelas/contract/identity'

/** Every learner may have bought something; what is theirs, the use case asks. */
export const haveProducts = (_actor: Learner) => true
