import {
  type AccountSession,
  changePartnerPassword,
  type PartnerAccount,
  revokePartnerSession,
  type SecondFactor,
} from '@naikkelas/contract/identity'
import { Card } from '@naikkelas/ui/card'
import { PasswordForm } from '../../../shared/account/password-form.tsx'
import { SecondFactorSection } from '../../../shared/account/second-factor-section.tsx'
import { SessionList } from '../../../shared/account/session-list.tsx'
import { call } from '../../../shared/api/call.ts'
import { PartnerShell } from '../shell/partner-shell.tsx'
import { secondFactorCalls } from './second-factor-calls.ts'

interface SecurityPageProps {
  account: PartnerAccount
  sessions: readonly AccountSession[]
  factor: SecondFactor
}

/** Password and devices of the own account. */
export function SecurityPage({ account, sessions, factor }: SecurityPageProps) {
  return (
    <PartnerShell
      account={account}
      title="Keamanan"
      description="Kata sandi, verifikasi dua langkah, dan perangkat yang sedang masuk."
    >
      <div className="flex max-w-text flex-col gap-6">
        <Card>
          <PasswordForm heading="h2" change={(body) => call(changePartnerPassword, { body })} />
        </Card>
        <Card>
          <SecondFactorSection factor={factor} heading="h2" calls={secondFactorCalls} />
        </Card>
        <Card>
          <SessionList
            sessions={sessions}
            heading="h2"
            revoke={(sessionId) => call(revokePartnerSession, { params: { sessionId } })}
          />
        </Card>
      </div>
    </PartnerShell>
  )
}
