export { learnerRealm } from './learner-realm.ts'
export { learnersOf } from './learners-of.ts'
export { createLearner } from './create-learner.ts'
export { learnersModule } from './module.ts'
