import type { Consent, Learner, LearnerSession } from '@naikkelas/contract/identity'
import { Logo } from '@naikkelas/ui/icons'
import { ConsentList } from './consent-list.tsx'
import { DeletionForm } from './deletion-form.tsx'
import { EmailForm } from './email-form.tsx'
import { NameForm } from './name-form.tsx'
import { OwnDataForm } from './own-data-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { PhoneVerification } from './phone-verification.tsx'
import { ProfileSection } from './profile-section.tsx'
import { SessionList } from './session-list.tsx'
import { SignOutButton } from './sign-out-button.tsx'

interface ProfilePageProps {
  learner: Learner
  sessions: readonly LearnerSession[]
  consents: readonly Consent[]
  /** Opened by "Verifikasi Sekarang": the verification is what one came for. */
  isVerifying: boolean
}

/** The own account: data, verification, security and privacy. */
export function ProfilePage({ learner, sessions, consents, isVerifying }: ProfilePageProps) {
  return (
    <div className="min-h-dvh bg-ground">
      <header className="mx-auto flex w-full max-w-text items-center justify-between gap-4 px-5 py-5">
        <a href="/" aria-label="Naikkelas, ke beranda" className="inline-flex min-h-11 items-center text-accent">
          <Logo label="" />
        </a>
        <SignOutButton />
      </header>
      <main className="mx-auto flex w-full max-w-text flex-col gap-6 px-5 pb-16">
        <div className="flex flex-col gap-1">
          <h1 className="text-app-3xl font-bold tracking-tight wrap-anywhere">Halo, {learner.name}</h1>
          <p className="text-app-md text-muted">Anggota nomor {learner.number}</p>
        </div>
        <ProfileSection title="Data diri">
          <NameForm name={learner.name} />
          <EmailForm email={learner.email} />
        </ProfileSection>
        <ProfileSection title="Verifikasi" isFocused={isVerifying}>
          <PhoneVerification phone={learner.phone} isVerified={learner.isPhoneVerified} />
        </ProfileSection>
        <ProfileSection title="Keamanan">
          <PasswordForm />
          <SessionList sessions={sessions} />
        </ProfileSection>
        <ProfileSection title="Privasi">
          <ConsentList consents={consents} />
          <OwnDataForm />
          <DeletionForm />
        </ProfileSection>
      </main>
    </div>
  )
}
