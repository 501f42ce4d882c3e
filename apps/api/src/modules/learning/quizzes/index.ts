export { quizzesModule } from './module.ts'
export { attemptsOf, attemptView, nextAttempt, openableAttempt } from './quizzes.rules.ts'
export { handInQuiz } from './quizzes.service.ts'
export { findOpenedAttempts, findResults } from './results.queries.ts'
