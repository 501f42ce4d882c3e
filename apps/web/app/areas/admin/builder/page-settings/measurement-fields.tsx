import { getPageMeasurement, type PageMeasurement, updatePageMeasurement } from '@naikkelas/contract/marketing'
import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { Switch } from '@naikkelas/ui/switch'
import { useToast } from '@naikkelas/ui/toast'
import { type FormEvent, useEffect, useState } from 'react'
import { ApiError, messageOf } from '../../../../shared/api/api-error.ts'
import { call } from '../../../../shared/api/call.ts'
import { useMistakeFocus } from '../../../../shared/forms/mistake-focus.ts'
import { useBuilder } from '../state/builder-context.ts'
import { FieldGroup } from '../fields/field-group.tsx'
import { useMayPublish } from '../state/may-publish.ts'
import { PixelSending } from './pixel-sending.tsx'

const pixels = [
  { key: 'metaPixelId', label: 'ID piksel Meta', example: '123456789012345' },
  { key: 'tiktokPixelId', label: 'ID piksel TikTok', example: 'CABCDE1234567890FGHI' },
  { key: 'googleTagId', label: 'ID tag Google', example: 'G-ABC123XYZ9' },
] as const

/** Another admin may have changed the others since these settings were opened. */
function changesOf(saved: PageMeasurement, draft: PageMeasurement): Partial<PageMeasurement> {
  const changed = pixels.filter(({ key }) => draft[key] !== saved[key]).map(({ key }) => [key, draft[key]])
  return {
    ...(draft.isMeasured === saved.isMeasured ? {} : { isMeasured: draft.isMeasured }),
    ...Object.fromEntries(changed),
  }
}

/**
 * Measurement of a page and its advertisers. Not part of the document: it applies at once, also to the published page,
 * so it has its own button and needs the publish capability.
 */
export function MeasurementFields() {
  const pageId = useBuilder((state) => state.page.id)
  const mayPublish = useMayPublish()
  const { toast } = useToast()
  const [saved, setSaved] = useState<PageMeasurement | null>(null)
  const [draft, setDraft] = useState<PageMeasurement | null>(null)
  const [refused, setRefused] = useState<ApiError | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const form = useMistakeFocus(refused)
  useEffect(() => {
    const abort = new AbortController()
    call(getPageMeasurement, { params: { pageId } }, { signal: abort.signal })
      .then((found) => {
        setSaved(found)
        setDraft(found)
      })
      .catch(() => {
        // They are shown when the settings are opened next.
      })
    return () => abort.abort()
  }, [pageId])
  if (!saved || !draft) return null

  const save = async (event: FormEvent) => {
    event.preventDefault()
    setIsSaving(true)
    try {
      const kept = await call(updatePageMeasurement, { params: { pageId }, body: changesOf(saved, draft) })
      setSaved(kept)
      setDraft(kept)
      setRefused(null)
      toast({ title: 'Pengukuran tersimpan' })
    } catch (error) {
      const hasField = error instanceof ApiError && pixels.some(({ key }) => error.field(key) !== undefined)
      setRefused(hasField ? error : null)
      if (!hasField) toast({ title: messageOf(error), tone: 'danger' })
    }
    setIsSaving(false)
  }
  const isChanged = JSON.stringify(draft) !== JSON.stringify(saved)
  const asksConsent = draft.isMeasured && pixels.some(({ key }) => draft[key].trim() !== '')
  return (
    <FieldGroup label="Pengukuran dan piksel">
      <form ref={form} onSubmit={(event) => void save(event)} className="flex flex-col gap-4" noValidate>
        <Switch
          label="Ukur kunjungan halaman ini"
          checked={draft.isMeasured}
          disabled={!mayPublish}
          onChange={(event) => setDraft({ ...draft, isMeasured: event.target.checked })}
        />
        {!draft.isMeasured && (
          <p className="text-app-xs text-muted">
            Halaman tampil tanpa skrip, jadi tidak ada statistik, hitung mundur, dan piksel.
          </p>
        )}
        {draft.isMeasured &&
          pixels.map(({ key, label, example }) => (
            <Field key={key} label={label} error={refused?.field(key)}>
              <Input
                value={draft[key]}
                placeholder={example}
                maxLength={60}
                autoComplete="off"
                spellCheck={false}
                disabled={!mayPublish}
                onChange={(event) => setDraft({ ...draft, [key]: event.target.value })}
              />
            </Field>
          ))}
        {asksConsent && (
          <p className="text-app-xs text-muted">
            Halaman meminta izin pengunjung di bagian paling atas. Piksel baru dimuat setelah pengunjung setuju.
          </p>
        )}
        {isChanged && (
          <div className="flex gap-2">
            <Button type="submit" variant="primary" size="sm" isLoading={isSaving}>
              Simpan pengukuran
            </Button>
            <Button
              size="sm"
              variant="quiet"
              onClick={() => {
                setDraft(saved)
                setRefused(null)
              }}
            >
              Kembalikan
            </Button>
          </div>
        )}
      </form>
      <PixelSending pageId={pageId} saved={saved} mayPublish={mayPublish} />
    </FieldGroup>
  )
}
