import {
  type AccountSession,
  type Address,
  changeLearnerPassword,
  type Consent,
  type Learner,
  type NotificationChoice,
  type Passkey,
  revokeLearnerSession,
  type SecondFactor,
  type SignInMethods,
  viewBarWords,
} from '@naikkelas/contract/identity'
import type { OwnCertificate } from '@naikkelas/contract/learning'
import { PasswordForm } from '../../../shared/account/password-form.tsx'
import { PasskeySection } from '../../../shared/account/passkey-section.tsx'
import { SecondFactorSection } from '../../../shared/account/second-factor-section.tsx'
import { SessionList } from '../../../shared/account/session-list.tsx'
import { call } from '../../../shared/api/call.ts'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'
import { contentId, SiteShell } from '../../../shared/shell/site-shell.tsx'
import { AddressList } from './address-list.tsx'
import { CertificateList } from './certificate-list.tsx'
import { ConsentList } from './consent-list.tsx'
import { DeletionForm } from './deletion-form.tsx'
import { EmailForm } from './email-form.tsx'
import { FirstPassword } from './first-password.tsx'
import { GoogleAccount } from './google-account.tsx'
import { NameForm } from './name-form.tsx'
import { NotificationList } from './notification-list.tsx'
import { OwnDataForm } from './own-data-form.tsx'
import { passkeyCalls } from './passkey-calls.ts'
import { PhoneVerification } from './phone-verification.tsx'
import { PictureForm } from './picture-form.tsx'
import { secondFactorCalls } from './second-factor-calls.ts'
import { ProfileSection } from './profile-section.tsx'
import { SignOutButton } from './sign-out-button.tsx'

interface ProfilePageProps {
  learner: Learner
  consents: readonly Consent[]
  addresses: readonly Address[]
  notifications: readonly NotificationChoice[]
  certificates: readonly OwnCertificate[]
  /** Null for who looks at the site as this learner: what protects the account is only its owner's to see. */
  security: {
    sessions: readonly AccountSession[]
    factor: SecondFactor
    methods: SignInMethods
    passkeys: readonly Passkey[]
  } | null
  /** Opened by "Verifikasi Sekarang": the verification is what one came for. */
  isVerifying: boolean
}

/** The own account: data, verification, security and privacy. */
export function ProfilePage({
  learner,
  consents,
  addresses,
  notifications,
  certificates,
  security,
  isVerifying,
}: ProfilePageProps) {
  const isReadOnly = security === null
  return (
    <SiteShell person={{ name: learner.name, href: `/profile/${learner.number}`, picture: learner.picture }}>
      <main id={contentId} className="mx-auto flex w-full max-w-text flex-1 flex-col gap-6 px-5 pt-8 pb-16">
        <div className="flex flex-col gap-1">
          <h1 className="text-app-3xl font-bold tracking-tight wrap-anywhere">Halo, {learner.name}</h1>
          <p className="text-app-md text-muted">Akun nomor {learner.number}</p>
          <p>
            <a className="inline-flex min-h-11 items-center text-app-md underline" href="/pembelian-saya">
              Pembelian saya
            </a>
          </p>
        </div>
        {isReadOnly && <FormNotice tone="info">{viewBarWords.reason}</FormNotice>}
        {/* One lock for every control below: all of them would be answered with a refusal. */}
        <fieldset role="presentation" disabled={isReadOnly} className="flex min-w-0 flex-col gap-6">
          <ProfileSection title="Data diri">
            <PictureForm name={learner.name} picture={learner.picture} />
            <NameForm name={learner.name} />
            <EmailForm email={learner.email} />
            <AddressList addresses={addresses} />
          </ProfileSection>
          <ProfileSection title="Sertifikat">
            <CertificateList certificates={certificates} />
          </ProfileSection>
          <ProfileSection title="Verifikasi" isFocused={isVerifying}>
            <PhoneVerification phone={learner.phone} isVerified={learner.isPhoneVerified} isReadOnly={isReadOnly} />
          </ProfileSection>
          {security && <SecuritySection {...security} email={learner.email} />}
          <ProfileSection title="Privasi">
            <NotificationList choices={notifications} />
            <ConsentList consents={consents} />
            {security && (
              <>
                <OwnDataForm />
                <DeletionForm />
              </>
            )}
          </ProfileSection>
        </fieldset>
      </main>
    </SiteShell>
  )
}

type SecuritySectionProps = NonNullable<ProfilePageProps['security']> & { email: string }

function SecuritySection({ email, sessions, factor, methods, passkeys }: SecuritySectionProps) {
  return (
    <ProfileSection title="Keamanan">
      {methods.hasPassword ? (
        <PasswordForm change={(body) => call(changeLearnerPassword, { body })} />
      ) : (
        <FirstPassword email={email} />
      )}
      {methods.google !== null && (
        <div className="border-t border-line pt-6">
          <GoogleAccount {...methods.google} hasPassword={methods.hasPassword} />
        </div>
      )}
      <div className="border-t border-line pt-6">
        <SecondFactorSection factor={factor} calls={secondFactorCalls} />
      </div>
      <div className="border-t border-line pt-6">
        <PasskeySection passkeys={passkeys} hasCode={factor.isOn} calls={passkeyCalls} />
      </div>
      <div className="border-t border-line pt-6">
        <SessionList
          sessions={sessions}
          revoke={(sessionId) => call(revokeLearnerSession, { params: { sessionId } })}
        />
      </div>
      <div>
        <SignOutButton />
      </div>
    </ProfileSection>
  )
}
