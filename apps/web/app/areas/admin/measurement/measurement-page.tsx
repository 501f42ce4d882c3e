import { type SiteMeasurement, updateSiteMeasurement } from '@naikkelas/contract/marketing'
import { Alert } from '@naikkelas/ui/alert'
import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { Switch } from '@naikkelas/ui/switch'
import { useToast } from '@naikkelas/ui/toast'
import { type FormEvent, useState } from 'react'
import { ApiError, messageOf } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { useMistakeFocus } from '../../../shared/forms/mistake-focus.ts'
import { AdminScreen } from '../kit/admin-screen.tsx'

interface MeasurementPageProps {
  saved: SiteMeasurement
}

/** Measurement settings of all published pages; a single page may opt out in its own settings. */
export function MeasurementPage({ saved: found }: MeasurementPageProps) {
  const { toast } = useToast()
  const [saved, setSaved] = useState(found)
  const [isMeasuring, setIsMeasuring] = useState(found.isMeasuring)
  const [days, setDays] = useState(`${found.retentionDays}`)
  const [error, setError] = useState<string | undefined>()
  const form = useMistakeFocus(error)
  const [isSaving, setIsSaving] = useState(false)
  const isChanged = isMeasuring !== saved.isMeasuring || days.trim() !== `${saved.retentionDays}`
  const keepsLess = Number(days) < saved.retentionDays

  const save = async (event: FormEvent) => {
    event.preventDefault()
    setIsSaving(true)
    setError(undefined)
    try {
      // A value that is not a number is rejected by the server, with its message.
      const retentionDays = days.trim() === '' ? Number.NaN : Number(days)
      const kept = await call(updateSiteMeasurement, { body: { isMeasuring, retentionDays } })
      setSaved(kept)
      setDays(`${kept.retentionDays}`)
      toast({ title: 'Pengukuran tersimpan. Halaman yang terbit menyusul dalam beberapa detik.' })
    } catch (refusal) {
      const message = refusal instanceof ApiError ? refusal.field('retentionDays') : undefined
      setError(message)
      if (message === undefined) toast({ title: messageOf(refusal), tone: 'danger' })
    }
    setIsSaving(false)
  }
  return (
    <AdminScreen title="Pengukuran">
      <form
        ref={form}
        onSubmit={(event) => void save(event)}
        noValidate
        className="flex max-w-text flex-col gap-5 rounded-surface border border-line bg-surface p-5"
      >
        <Switch
          label="Ukur kunjungan di semua halaman"
          hint="Setiap halaman dapat dikecualikan lewat pengaturannya."
          isSpread
          checked={isMeasuring}
          onChange={(event) => setIsMeasuring(event.target.checked)}
        />
        {!isMeasuring && (
          <Alert tone="warn" title="Tidak ada halaman yang membawa skrip">
            Statistik berhenti bertambah, hitung mundur tidak bergerak, uji A/B tidak menghitung, dan piksel tidak
            dimuat. Angka yang sudah ada tetap tersimpan.
          </Alert>
        )}
        <Field
          label="Lama menyimpan data kunjungan rinci (hari)"
          hint="Antara 7 dan 730 hari. Ringkasan per jam disimpan 25 bulan."
          error={error}
        >
          <Input
            value={days}
            inputMode="numeric"
            maxLength={6}
            className="max-w-32"
            onChange={(event) => setDays(event.target.value)}
          />
        </Field>
        {keepsLess && (
          <p className="text-app-sm text-muted">
            Data kunjungan rinci yang lebih lama dari itu dihapus dan tidak dapat dikembalikan.
          </p>
        )}
        <div className="flex gap-2">
          <Button type="submit" variant="primary" isLoading={isSaving} disabled={!isChanged}>
            Simpan
          </Button>
        </div>
      </form>
    </AdminScreen>
  )
}
