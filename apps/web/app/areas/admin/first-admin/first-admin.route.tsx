import { createFirstAdmin } from '@naikkelas/contract/identity'
import { type ActionFunctionArgs, data, type HeadersFunction, redirect, useActionData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { failedForm, textOf } from '../../../shared/forms/form-result.ts'
import { adminHome } from '../../../shared/session/admin-session.ts'
import { passedOnHeaders, refusalStatus } from '../../../shared/session/refusal.ts'
import { FirstAdminPage } from './first-admin-page.tsx'

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData()
  const typed = {
    token: textOf(form, 'token').trim(),
    name: textOf(form, 'name').trim(),
    email: textOf(form, 'email').trim().toLowerCase(),
  }
  let headers = new Headers()
  try {
    await call(
      createFirstAdmin,
      { body: { ...typed, password: textOf(form, 'password') } },
      { context, onHeaders: (answer) => (headers = passedOnHeaders(answer)) },
    )
  } catch (error) {
    return data({ ...failedForm(error), typed }, { status: refusalStatus(error), headers })
  }
  return redirect(adminHome, { headers })
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta = () => [{ title: 'Admin pertama · Naikkelas' }, { name: 'robots', content: 'noindex' }]

export default function FirstAdminRoute() {
  return <FirstAdminPage result={useActionData<typeof action>()} />
}
