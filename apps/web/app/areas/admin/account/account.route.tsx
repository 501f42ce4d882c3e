import { AccountPage } from './account-page.tsx'

export const meta = () => [{ title: 'Akun · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function AccountRoute() {
  return <AccountPage />
}
