import { cancelLearnerDeletion } from '@naikkelas/contract/identity'
import {
  type ActionFunctionArgs,
  data,
  Form,
  type HeadersFunction,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
} from 'react-router-dom'
import { Button } from '@naikkelas/ui/button'
import { call } from '../../../shared/api/call.ts'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'
import { failedForm } from '../../../shared/forms/form-result.ts'
import { type SecretCookie, secretCookieLine, secretOf } from '../../../shared/session/page-cookies.ts'
import { passedOnHeaders, refusalStatus } from '../../../shared/session/refusal.ts'
import { SignInFrame } from '../../../shared/sign-in/sign-in-frame.tsx'

const reopenSecret: SecretCookie = { name: 'reopen', seconds: 1_800 }

export function loader({ context, url }: LoaderFunctionArgs) {
  const token = url.searchParams.get('token')
  if (token !== null && /^[\w-]{43}$/.test(token))
    throw redirect('/profile/batal-hapus', {
      headers: { 'set-cookie': secretCookieLine(context, reopenSecret, token) },
    })
  if (secretOf(context, reopenSecret) === null) throw redirect('/login')
  return null
}

/** Only a POST opens the account again: mail scanners open links. */
export async function action({ context }: ActionFunctionArgs) {
  let headers = new Headers()
  try {
    const token = secretOf(context, reopenSecret) ?? ''
    const onHeaders = (answer: Headers) => (headers = passedOnHeaders(answer))
    await call(cancelLearnerDeletion, { body: { token } }, { context, onHeaders })
  } catch (error) {
    const { message, fields } = failedForm(error)
    return data({ message: fields.token ?? message }, { status: refusalStatus(error), headers })
  }
  headers.append('set-cookie', secretCookieLine(context, reopenSecret, null))
  return redirect('/login?pesan=akun-dibuka', { headers })
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta = () => [{ title: 'Buka lagi akun · Naikkelas' }, { name: 'robots', content: 'noindex' }]

export default function CancelDeletionRoute() {
  const result = useActionData<typeof action>()
  return (
    <SignInFrame title="Buka lagi akun Anda?" text="Akun dan datanya tetap seperti sebelum ditutup.">
      <Form method="post" className="flex flex-col gap-4">
        {result && <FormNotice>{result.message}</FormNotice>}
        <Button type="submit" variant="primary" size="lg" isFullWidth>
          Buka lagi akun saya
        </Button>
      </Form>
    </SignInFrame>
  )
}
