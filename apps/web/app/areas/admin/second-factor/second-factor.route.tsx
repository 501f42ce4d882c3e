import { getAdminSecondFactor } from '@naikkelas/contract/identity'
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { currentAdmin, signInAddress, targetAfterSignIn } from '../../../shared/session/admin-session.ts'
import { SecondFactorPage } from './second-factor-page.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  if (!currentAdmin(context)) throw redirect(signInAddress(targetAfterSignIn(url)))
  return loadForPage(async () => ({
    isOn: (await call(getAdminSecondFactor, {}, { context })).isOn,
    target: targetAfterSignIn(url),
  }))
}

export const meta = () => [
  { title: 'Verifikasi dua langkah · Naikkelas Admin' },
  { name: 'robots', content: 'noindex' },
]

export default function SecondFactorRoute() {
  return <SecondFactorPage {...useLoaderData<typeof loader>()} />
}
