import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router-dom'
import { currentPartner } from '../../../shared/session/partner-session.ts'
import { SignInPage } from '../sign-in/sign-in-page.tsx'
import { takeSignIn } from '../sign-in/take-sign-in.ts'
import { HomePage } from './home-page.tsx'

export function loader({ context }: LoaderFunctionArgs) {
  return { account: currentPartner(context) }
}

export function action(args: ActionFunctionArgs) {
  return takeSignIn(args)
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta = () => [{ title: 'Area mitra · Naikkelas' }, { name: 'robots', content: 'noindex' }]

/** Without a session the sign-in is drawn in place. */
export default function HomeRoute() {
  const { account } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  return account === null ? <SignInPage notice={null} result={result} /> : <HomePage account={account} />
}
