import { signOutAdmin } from '@naikkelas/contract/identity'
import { Button } from '@naikkelas/ui/button'
import { useToast } from '@naikkelas/ui/toast'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { ConfirmAppForm } from '../../../shared/account/confirm-app-form.tsx'
import { ReauthenticationForm } from '../../../shared/account/reauthentication-form.tsx'
import { RecoveryCodes } from '../../../shared/account/recovery-codes.tsx'
import { messageOf } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { SignInFrame } from '../../../shared/sign-in/sign-in-frame.tsx'
import { secondFactorCalls } from '../account/second-factor-calls.ts'

interface SecondFactorPageProps {
  /** It was set up before this screen was opened. */
  isOn: boolean
  /** Where it leads afterwards. */
  target: string
}

type Stage =
  | { kind: 'password' }
  | { kind: 'scanning'; secret: string; uri: string }
  | { kind: 'codes'; codes: readonly string[] }

/** Sets two-step verification up: the one screen an admin sees who needs it and has none. */
export function SecondFactorPage({ isOn, target }: SecondFactorPageProps) {
  const [stage, setStage] = useState<Stage>({ kind: 'password' })
  const navigate = useNavigate()
  if (isOn)
    return (
      <SignInFrame
        title="Verifikasi dua langkah aktif"
        text="Masuk ke akun Anda sekarang juga meminta kode dari ponsel."
      >
        <Button asChild variant="primary" size="lg" isFullWidth>
          <Link to={target}>Lanjut ke admin</Link>
        </Button>
      </SignInFrame>
    )
  return (
    <SignInFrame {...words[stage.kind]}>
      {stage.kind === 'password' && (
        <ReauthenticationForm
          label="Lanjut"
          send={async ({ currentPassword }) =>
            setStage({ kind: 'scanning', ...(await secondFactorCalls.start({ currentPassword })) })
          }
        />
      )}
      {stage.kind === 'scanning' && (
        <ConfirmAppForm
          secret={stage.secret}
          uri={stage.uri}
          confirm={async (code) =>
            setStage({ kind: 'codes', codes: (await secondFactorCalls.confirm({ code })).recoveryCodes })
          }
          onCancel={() => setStage({ kind: 'password' })}
        />
      )}
      {stage.kind === 'codes' ? (
        <RecoveryCodes codes={stage.codes} onDone={() => void navigate(target)} />
      ) : (
        <SignOutButton />
      )}
    </SignInFrame>
  )
}

const words = {
  password: {
    title: 'Aktifkan verifikasi dua langkah',
    text: 'Peran Anda membuka data orang dan halaman yang tayang. Karena itu, masuk juga meminta kode dari aplikasi di ponsel Anda. Sebelum itu aktif, admin belum terbuka.',
  },
  scanning: { title: 'Sambungkan aplikasi Anda', text: 'Langkah kedua dari tiga: aplikasi autentikator di ponsel.' },
  codes: {
    title: 'Simpan kode pemulihan',
    text: 'Verifikasi dua langkah sudah aktif. Kode ini untuk saat ponsel Anda hilang.',
  },
}

function SignOutButton() {
  const { toast } = useToast()
  const signOut = async () => {
    try {
      await call(signOutAdmin, {})
      window.location.assign('/admin')
    } catch (error) {
      toast({ title: messageOf(error), tone: 'danger' })
    }
  }
  return (
    <Button variant="quiet" className="self-start" onClick={() => void signOut()}>
      Keluar
    </Button>
  )
}
