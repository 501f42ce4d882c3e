import { type CurrentLearner, getCurrentLearner } from '@naikkelas/contract/identity'
import { createContext, redirect, type RouterContextProvider } from 'react-router-dom'
import { loadAccount } from './account-session.ts'
import { returnCookie } from './page-cookies.ts'

const learnerContext = createContext<CurrentLearner | null>(null)

/** Finds out which learner is signed in, for loaders below. */
export const loadLearner = loadAccount(getCurrentLearner, learnerContext)

export function currentLearner(context: Readonly<RouterContextProvider>): CurrentLearner | null {
  return context.get(learnerContext)
}

/** The signed-in learner. @throws a redirect to the sign-in, which returns to `url` */
export function requireLearner(context: Readonly<RouterContextProvider>, url: URL): CurrentLearner {
  const learner = currentLearner(context)
  if (learner) return learner
  const cookie = returnCookie(context, `${url.pathname}${url.search}`)
  throw redirect('/login', cookie === null ? undefined : { headers: { 'set-cookie': cookie } })
}
