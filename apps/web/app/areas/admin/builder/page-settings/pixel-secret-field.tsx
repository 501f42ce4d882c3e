import { deletePixelSecret, type PixelProvider, type PixelSending, setPixelSecret } from '@naikkelas/contract/marketing'
import { Badge } from '@naikkelas/ui/badge'
import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { useToast } from '@naikkelas/ui/toast'
import { type FormEvent, useState } from 'react'
import { ApiError, messageOf } from '../../../../shared/api/api-error.ts'
import { call } from '../../../../shared/api/call.ts'
import { useMistakeFocus } from '../../../../shared/forms/mistake-focus.ts'

const labels: Readonly<Record<PixelProvider, { label: string; where: string }>> = {
  meta: { label: 'Token Conversions API Meta', where: 'Events Manager, Pengaturan, Buat token akses' },
  tiktok: { label: 'Token Events API TikTok', where: 'Events Manager, Settings, Generate access token' },
  google: { label: 'Rahasia API Google Analytics', where: 'Admin, Aliran data, Rahasia API Measurement Protocol' },
}

interface PixelSecretFieldProps {
  pageId: string
  provider: PixelProvider
  isKept: boolean
  mayPublish: boolean
  onChange: (sending: PixelSending) => void
}

/** A token that is never shown after it was saved; it can be replaced or deleted. */
export function PixelSecretField({ pageId, provider, isKept, mayPublish, onChange }: PixelSecretFieldProps) {
  const { toast } = useToast()
  const [secret, setSecret] = useState('')
  const [isReplacing, setIsReplacing] = useState(false)
  const [error, setError] = useState<string | undefined>()
  const form = useMistakeFocus(error)
  const [isBusy, setIsBusy] = useState(false)
  const { label, where } = labels[provider]
  const params = { pageId, provider }

  const carryOut = async (act: () => Promise<PixelSending>, done: string) => {
    setIsBusy(true)
    setError(undefined)
    try {
      onChange(await act())
      setSecret('')
      setIsReplacing(false)
      toast({ title: done })
    } catch (refusal) {
      const message = refusal instanceof ApiError ? refusal.field('secret') : undefined
      setError(message)
      if (message === undefined) toast({ title: messageOf(refusal), tone: 'danger' })
    }
    setIsBusy(false)
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    void carryOut(() => call(setPixelSecret, { params, body: { secret } }), 'Token tersimpan')
  }
  if (isKept && !isReplacing)
    return (
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="flex flex-wrap items-center gap-2 text-app-sm">
          {label} <Badge tone="ok">Tersimpan</Badge>
        </p>
        {mayPublish && (
          <div className="flex gap-1">
            <Button size="sm" aria-label={`Ganti ${label}`} onClick={() => setIsReplacing(true)}>
              Ganti
            </Button>
            <Button
              size="sm"
              variant="quiet"
              isLoading={isBusy}
              aria-label={`Hapus ${label}`}
              onClick={() => void carryOut(() => call(deletePixelSecret, { params }), 'Token dihapus')}
            >
              Hapus
            </Button>
          </div>
        )}
      </div>
    )
  return (
    <form ref={form} onSubmit={save} className="flex flex-col gap-2" noValidate>
      <Field label={label} hint={`Dari ${where}. Tidak ditampilkan lagi setelah disimpan.`} error={error}>
        <Input
          type="password"
          value={secret}
          maxLength={600}
          autoComplete="off"
          spellCheck={false}
          disabled={!mayPublish}
          onChange={(event) => setSecret(event.target.value)}
        />
      </Field>
      {(secret !== '' || isReplacing) && (
        <div className="flex gap-2">
          <Button type="submit" size="sm" variant="primary" isLoading={isBusy}>
            Simpan token
          </Button>
          <Button
            size="sm"
            variant="quiet"
            onClick={() => {
              setSecret('')
              setIsReplacing(false)
              setError(undefined)
            }}
          >
            Batal
          </Button>
        </div>
      )}
    </form>
  )
}
