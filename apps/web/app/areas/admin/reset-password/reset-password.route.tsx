import { requestAdminPasswordReset, resetAdminPassword } from '@naikkelas/contract/identity'
import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadReset, type ResetScreen, takeReset } from '../../../shared/sign-in/reset-password.ts'
import { ResetPasswordPage } from '../../../shared/sign-in/reset-password-page.tsx'

const screen: ResetScreen = {
  paths: { reset: '/admin/kata-sandi', signIn: '/admin/login' },
  secret: 'reset_admin',
  request: (body, options) => call(requestAdminPasswordReset, { body }, options),
  confirm: (body, options) => call(resetAdminPassword, { body }, options),
}

export function loader(args: LoaderFunctionArgs) {
  return loadReset(screen, args)
}

export function action(args: ActionFunctionArgs) {
  return takeReset(screen, args)
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta = () => [{ title: 'Atur ulang kata sandi · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function ResetPasswordRoute() {
  const { hasLink } = useLoaderData<typeof loader>()
  return <ResetPasswordPage hasLink={hasLink} paths={screen.paths} result={useActionData<typeof action>()} />
}
