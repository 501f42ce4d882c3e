import { startLearnerPasskeySignIn } from '@naikkelas/contract/identity'
import { Tab, TabList, TabPanel, Tabs } from '@naikkelas/ui/tabs'
import { useState } from 'react'
import { call } from '../../../shared/api/call.ts'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'
import { PasskeySignIn } from '../../../shared/passkeys/passkey-sign-in.tsx'
import { SignInFrame } from '../../../shared/sign-in/sign-in-frame.tsx'
import { GoogleSignIn } from '../../../shared/sign-in/google-sign-in.tsx'
import { RegisterForm } from '../../../shared/sign-in/register-form.tsx'
import { SignInForm } from '../../../shared/sign-in/sign-in-form.tsx'
import type { SignInNotice, SignInResult, SignInTab } from '../../../shared/sign-in/sign-in-result.ts'

interface SignInPageProps {
  tab: SignInTab
  /** What has happened before; null for nothing. */
  notice: SignInNotice | null
  /** Whether one may sign in with Google. */
  hasGoogle: boolean
  result: SignInResult | undefined
}

const words = {
  sign_in: { title: 'Masuk', text: 'Lanjutkan belajar dari tempat terakhir Anda.' },
  register: { title: 'Buat akun', text: 'Gratis. Satu akun untuk kelas, alat, dan pendampingan.' },
} as const

/** Sign-in and registration. Both are plain forms: they work before the script has loaded. */
export function SignInPage({ tab, notice, hasGoogle, result }: SignInPageProps) {
  const [shown, setShown] = useState<SignInTab>(result?.tab ?? tab)
  const { title, text } = words[shown]
  return (
    <SignInFrame title={title} text={text}>
      {notice !== null && !result && <FormNotice tone={notice.tone}>{notice.text}</FormNotice>}
      <Tabs value={shown} onValueChange={(value) => setShown(value as SignInTab)} className="flex flex-col gap-6">
        <TabList label="Masuk atau daftar">
          <Tab value="sign_in" href="?bagian=masuk">
            Masuk
          </Tab>
          <Tab value="register" href="?bagian=daftar">
            Daftar
          </Tab>
        </TabList>
        {hasGoogle && <GoogleSignIn label={shown === 'register' ? 'Daftar dengan Google' : 'Masuk dengan Google'} />}
        <TabPanel value="sign_in">
          {shown === 'sign_in' && (
            <div className="flex flex-col gap-5">
              <SignInForm result={result?.tab === 'sign_in' ? result : undefined} />
              <PasskeySignIn action="/login" start={() => call(startLearnerPasskeySignIn, {})} />
            </div>
          )}
        </TabPanel>
        <TabPanel value="register">
          {shown === 'register' && <RegisterForm result={result?.tab === 'register' ? result : undefined} />}
        </TabPanel>
      </Tabs>
    </SignInFrame>
  )
}
