import type { Passkey } from '@naikkelas/contract/identity'
import { Badge } from '@naikkelas/ui/badge'
import { Button } from '@naikkelas/ui/button'
import { formatDateTime, formatLongDate } from '@naikkelas/ui/format'
import { useToast } from '@naikkelas/ui/toast'
import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { messageOf } from '../api/api-error.ts'
import { FormNotice } from '../forms/form-notice.tsx'
import { makeKey, PasskeyStopped, usePasskeySupport } from '../passkeys/passkey-device.ts'
import { PasskeyNameForm } from './passkey-name-form.tsx'
import { ReauthenticationForm } from './reauthentication-form.tsx'

type Made = Awaited<ReturnType<typeof makeKey>>

/** What the section asks of the API of its realm; each throws what the API answers. */
export interface PasskeyCalls {
  start: (body: {
    currentPassword: string
    code?: string
  }) => Promise<{ ceremony: string; options: { challenge: string } }>
  add: (body: { ceremony: string; response: Made }) => Promise<Passkey>
  rename: (passkeyId: string, name: string) => Promise<unknown>
  remove: (passkeyId: string, currentPassword: string) => Promise<unknown>
}

type Stage = { kind: 'idle' } | { kind: 'adding' } | { kind: 'naming' | 'removing'; id: string }

interface PasskeySectionProps {
  passkeys: readonly Passkey[]
  /** Level of its heading. @default 'h3' */
  heading?: 'h2' | 'h3'
  /** Whether a code of the second factor is asked for before one is added. */
  hasCode: boolean
  calls: PasskeyCalls
}

/** Passkeys of the own account: added, named and removed. */
export function PasskeySection({ passkeys, heading: Heading = 'h3', hasCode, calls }: PasskeySectionProps) {
  const [stage, setStage] = useState<Stage>({ kind: 'idle' })
  const [failure, setFailure] = useState<string | null>(null)
  const isSupported = usePasskeySupport()
  const { toast } = useToast()
  const { revalidate } = useRevalidator()
  const rest = () => setStage({ kind: 'idle' })

  /** The device asks its owner; what it says no to is no mistake of the form. */
  async function add({ currentPassword, code }: { currentPassword: string; code: string }) {
    setFailure(null)
    const { ceremony, options } = await calls.start(hasCode ? { currentPassword, code } : { currentPassword })
    try {
      const { id } = await calls.add({ ceremony, response: await makeKey(options) })
      await revalidate()
      setStage({ kind: 'naming', id })
    } catch (error) {
      setFailure(error instanceof PasskeyStopped ? error.message : messageOf(error))
      rest()
    }
  }

  return (
    <section className="flex flex-col gap-4">
      <Heading className="text-app-md font-semibold">Passkey</Heading>
      <p className="max-w-text text-app-sm text-muted">
        Masuk dengan sidik jari, wajah, atau PIN perangkat Anda, tanpa kata sandi dan tanpa kode. Passkey tidak dapat
        ditebak, dan tidak dapat dipakai di situs tiruan.
      </p>
      {failure !== null && <FormNotice>{failure}</FormNotice>}
      {passkeys.length > 0 && (
        <ul aria-label="Passkey" className="flex flex-col">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="flex flex-col gap-3 border-b border-line py-3 last:border-0">
              <PasskeyRow passkey={passkey} onChoose={(kind) => setStage({ kind, id: passkey.id })} />
              {stage.kind === 'naming' && stage.id === passkey.id && (
                <PasskeyNameForm
                  name={passkey.name}
                  send={async (name) => {
                    await calls.rename(passkey.id, name)
                    rest()
                    await revalidate()
                  }}
                  onCancel={rest}
                />
              )}
              {stage.kind === 'removing' && stage.id === passkey.id && (
                <ReauthenticationForm
                  label="Hapus passkey"
                  send={async ({ currentPassword }) => {
                    await calls.remove(passkey.id, currentPassword)
                    rest()
                    toast({ title: `Passkey ${passkey.name} dihapus` })
                    await revalidate()
                  }}
                  onCancel={rest}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {stage.kind === 'adding' && (
        <ReauthenticationForm label="Buat passkey" hasCode={hasCode} send={add} onCancel={rest} />
      )}
      {stage.kind !== 'adding' && isSupported && (
        <div>
          <Button onClick={() => setStage({ kind: 'adding' })}>Tambah passkey</Button>
        </div>
      )}
    </section>
  )
}

interface PasskeyRowProps {
  passkey: Passkey
  onChoose: (kind: 'naming' | 'removing') => void
}

function PasskeyRow({ passkey: { name, isBackedUp, createdAt, usedAt }, onChoose }: PasskeyRowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 text-app-sm font-medium wrap-anywhere">
          {name}
          {isBackedUp && <Badge>Tersinkron</Badge>}
        </p>
        <p className="text-app-xs text-muted">
          Dibuat {formatLongDate(createdAt)}
          {usedAt === null ? ', belum pernah dipakai' : `, terakhir dipakai ${formatDateTime(usedAt)}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => onChoose('naming')} aria-label={`Ganti nama ${name}`}>
          Ganti nama
        </Button>
        <Button onClick={() => onChoose('removing')} aria-label={`Hapus ${name}`}>
          Hapus
        </Button>
      </div>
    </div>
  )
}
