import { type LoaderFunctionArgs, redirect } from 'react-router-dom'
import { requireLearner } from '../../../shared/session/learner-session.ts'

/** The profile without a number is the own one. */
export function loader({ context, url }: LoaderFunctionArgs) {
  const { number } = requireLearner(context, url)
  throw redirect(`/profile/${number}${url.search}`)
}
