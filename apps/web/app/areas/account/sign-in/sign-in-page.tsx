import { Tab, TabList, TabPanel, Tabs } from '@naikkelas/ui/tabs'
import { useState } from 'react'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'
import { SignInFrame } from '../../../shared/sign-in/sign-in-frame.tsx'
import { RegisterForm } from './register-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import type { SignInResult, SignInTab } from './sign-in-result.ts'

interface SignInPageProps {
  tab: SignInTab
  /** What has happened before; null for nothing. */
  notice: string | null
  result: SignInResult | undefined
}

const words = {
  sign_in: { title: 'Masuk', text: 'Lanjutkan belajar dari tempat terakhir Anda.' },
  register: { title: 'Buat akun', text: 'Gratis. Satu akun untuk kelas, alat, dan pendampingan.' },
} as const

/** Sign-in and registration. Both are plain forms: they work before the script has loaded. */
export function SignInPage({ tab, notice, result }: SignInPageProps) {
  const [shown, setShown] = useState<SignInTab>(result?.tab ?? tab)
  const { title, text } = words[shown]
  return (
    <SignInFrame title={title} text={text}>
      {notice !== null && !result && <FormNotice tone="ok">{notice}</FormNotice>}
      <Tabs value={shown} onValueChange={(value) => setShown(value as SignInTab)} className="flex flex-col gap-6">
        <TabList label="Masuk atau daftar">
          <Tab value="sign_in">Masuk</Tab>
          <Tab value="register">Daftar</Tab>
        </TabList>
        <TabPanel value="sign_in">
          {shown === 'sign_in' && <SignInForm result={result?.tab === 'sign_in' ? result : undefined} />}
        </TabPanel>
        <TabPanel value="register">
          {shown === 'register' && <RegisterForm result={result?.tab === 'register' ? result : undefined} />}
        </TabPanel>
      </Tabs>
    </SignInFrame>
  )
}
