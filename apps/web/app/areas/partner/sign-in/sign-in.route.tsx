import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router-dom'
import { currentPartner, partnerTarget } from '../../../shared/session/partner-session.ts'
import { resetNotice } from '../../../shared/sign-in/reset-password.ts'
import { SignInPage } from './sign-in-page.tsx'
import { takeSignIn } from './take-sign-in.ts'

export function loader({ context, url }: LoaderFunctionArgs) {
  if (currentPartner(context)) throw redirect(partnerTarget(url))
  return { notice: resetNotice(url) }
}

export function action(args: ActionFunctionArgs) {
  return takeSignIn(args)
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta = () => [{ title: 'Masuk · Naikkelas Mitra' }, { name: 'robots', content: 'noindex' }]

export default function SignInRoute() {
  const { notice } = useLoaderData<typeof loader>()
  return <SignInPage notice={notice} result={useActionData<typeof action>()} />
}
