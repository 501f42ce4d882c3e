import type { SecondFactor } from '@naikkelas/contract/identity'
import { Badge } from '@naikkelas/ui/badge'
import { Button } from '@naikkelas/ui/button'
import { useToast } from '@naikkelas/ui/toast'
import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { ConfirmAppForm } from './confirm-app-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { ReauthenticationForm } from './reauthentication-form.tsx'

/** What the section asks of the API of its realm; each throws what the API answers. */
export interface SecondFactorCalls {
  start: (body: { currentPassword: string; code?: string }) => Promise<{ secret: string; uri: string }>
  confirm: (body: { code: string }) => Promise<{ recoveryCodes: string[] }>
  renew: (body: { currentPassword: string; code: string }) => Promise<{ recoveryCodes: string[] }>
  end: (body: { currentPassword: string; code: string }) => Promise<unknown>
}

type Stage =
  | { kind: 'idle' }
  | { kind: 'starting' }
  | { kind: 'moving' }
  | { kind: 'scanning'; secret: string; uri: string }
  | { kind: 'renewing' }
  | { kind: 'ending' }
  | { kind: 'codes'; codes: readonly string[] }

interface SecondFactorSectionProps {
  factor: SecondFactor
  /** Level of its heading. @default 'h3' */
  heading?: 'h2' | 'h3'
  calls: SecondFactorCalls
}

/** Two-step verification of the own account: switched on with an app, renewed and switched off. */
export function SecondFactorSection({ factor, heading: Heading = 'h3', calls }: SecondFactorSectionProps) {
  const [stage, setStage] = useState<Stage>({ kind: 'idle' })
  const { toast } = useToast()
  const { revalidate } = useRevalidator()
  const cancel = () => setStage({ kind: 'idle' })
  async function show(recoveryCodes: readonly string[]) {
    setStage({ kind: 'codes', codes: recoveryCodes })
    await revalidate()
  }
  return (
    <section className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <Heading className="text-app-md font-semibold">Verifikasi dua langkah</Heading>
        {factor.isOn ? <Badge tone="ok">Aktif</Badge> : <Badge>Belum aktif</Badge>}
      </div>
      {stage.kind === 'idle' && <Choices factor={factor} onChoose={(kind) => setStage({ kind })} />}
      {stage.kind === 'starting' && (
        <ReauthenticationForm
          label="Lanjut"
          send={async ({ currentPassword }) =>
            setStage({ kind: 'scanning', ...(await calls.start({ currentPassword })) })
          }
          onCancel={cancel}
        />
      )}
      {stage.kind === 'moving' && (
        <ReauthenticationForm
          label="Lanjut"
          hasCode
          send={async (body) => setStage({ kind: 'scanning', ...(await calls.start(body)) })}
          onCancel={cancel}
        />
      )}
      {stage.kind === 'scanning' && (
        <ConfirmAppForm
          secret={stage.secret}
          uri={stage.uri}
          confirm={async (code) => show((await calls.confirm({ code })).recoveryCodes)}
          onCancel={cancel}
        />
      )}
      {stage.kind === 'renewing' && (
        <ReauthenticationForm
          label="Buat kode baru"
          hasCode
          send={async (body) => show((await calls.renew(body)).recoveryCodes)}
          onCancel={cancel}
        />
      )}
      {stage.kind === 'ending' && (
        <ReauthenticationForm
          label="Matikan"
          hasCode
          send={async (body) => {
            await calls.end(body)
            cancel()
            toast({ title: 'Verifikasi dua langkah dimatikan' })
            await revalidate()
          }}
          onCancel={cancel}
        />
      )}
      {stage.kind === 'codes' && <RecoveryCodes codes={stage.codes} onDone={cancel} />}
    </section>
  )
}

interface ChoicesProps {
  factor: SecondFactor
  onChoose: (kind: 'starting' | 'moving' | 'renewing' | 'ending') => void
}

function Choices({ factor: { isOn, isRequired, recoveryCodesLeft }, onChoose }: ChoicesProps) {
  if (!isOn)
    return (
      <>
        <p className="max-w-text text-app-sm text-muted">
          Selain kata sandi, masuk ke akun juga meminta kode dari aplikasi autentikator di ponsel Anda. Kata sandi yang
          bocor saja tidak cukup untuk membuka akun ini.
        </p>
        <div>
          <Button variant="primary" onClick={() => onChoose('starting')}>
            Aktifkan verifikasi dua langkah
          </Button>
        </div>
      </>
    )
  return (
    <>
      <p className="text-app-sm text-muted">
        {recoveryCodesLeft === 0
          ? 'Kode pemulihan sudah habis. Buat yang baru sebelum ponsel Anda hilang.'
          : `Sisa kode pemulihan: ${recoveryCodesLeft}.`}
        {isRequired && ' Peran Anda mewajibkannya, jadi tidak dapat dimatikan.'}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => onChoose('renewing')}>Buat kode pemulihan baru</Button>
        <Button onClick={() => onChoose('moving')}>Pindah ke aplikasi lain</Button>
        {!isRequired && <Button onClick={() => onChoose('ending')}>Matikan verifikasi dua langkah</Button>}
      </div>
    </>
  )
}
