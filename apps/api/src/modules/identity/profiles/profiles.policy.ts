import type { Learner } from '@naikkelas/contract/identity'

/** Every learner has addresses and choices of the own. */
export const isSignedIn = (_actor: Learner) => true
