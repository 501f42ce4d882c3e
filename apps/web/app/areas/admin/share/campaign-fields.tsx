import {
  createUtmPreset,
  deleteUtmPreset,
  housePresets,
  listUtmPresets,
  type Utm,
  type UtmPreset,
} from '@naikkelas/contract/marketing'
import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { useToast } from '@naikkelas/ui/toast'
import { useEffect, useState } from 'react'
import { messageOf } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'

interface CampaignFieldsProps {
  label: string
  utm: Utm
  onChange: (given: { label: string; utm: Utm }) => void
}

const fields = [
  { name: 'utm_source', label: 'Sumber', placeholder: 'instagram' },
  { name: 'utm_medium', label: 'Media', placeholder: 'bio' },
  { name: 'utm_campaign', label: 'Kampanye', placeholder: 'promo-november' },
] as const

/** Campaign of a link: a preset, or typed. */
export function CampaignFields({ label, utm, onChange }: CampaignFieldsProps) {
  const { toast } = useToast()
  const [own, setOwn] = useState<UtmPreset[]>([])
  useEffect(() => {
    const leaving = new AbortController()
    call(listUtmPresets, {}, { signal: leaving.signal })
      .then(setOwn)
      .catch((error: unknown) => leaving.signal.aborted || toast({ title: messageOf(error), tone: 'warn' }))
    return () => leaving.abort()
  }, [toast])
  const keep = async () => {
    try {
      const saved = await call(createUtmPreset, { body: { name: label, utm } })
      setOwn([...own.filter(({ id }) => id !== saved.id), saved])
      toast({ title: `“${saved.name}” disimpan`, tone: 'ok' })
    } catch (error) {
      toast({ title: messageOf(error), tone: 'danger' })
    }
  }
  const kept = own.find(({ name }) => name === label)
  const forget = async ({ id, name }: UtmPreset) => {
    try {
      await call(deleteUtmPreset, { params: { presetId: id } })
      setOwn(own.filter((preset) => preset.id !== id))
      toast({ title: `“${name}” dihapus. Tautan yang memakainya tetap berlaku.` })
    } catch (error) {
      toast({ title: messageOf(error), tone: 'danger' })
    }
  }
  return (
    <div className="flex flex-col gap-3">
      <div role="group" aria-label="Dipasang di" className="flex flex-wrap gap-2">
        {[...housePresets, ...own].map((preset) => (
          <Button
            key={preset.name}
            size="sm"
            aria-pressed={preset.name === label}
            variant={preset.name === label ? 'primary' : 'secondary'}
            onClick={() =>
              onChange({ label: preset.name, utm: { ...preset.utm, utm_campaign: utm.utm_campaign ?? '' } })
            }
          >
            {preset.name}
          </Button>
        ))}
      </div>
      <div className="grid gap-3 sm:grid-cols-3">
        {fields.map(({ name, label: words, placeholder }) => (
          <Field key={name} label={words}>
            <Input
              value={utm[name] ?? ''}
              maxLength={120}
              placeholder={placeholder}
              onChange={(event) => onChange({ label, utm: { ...utm, [name]: event.target.value } })}
            />
          </Field>
        ))}
      </div>
      <div className="flex flex-wrap items-end gap-2">
        <Field label="Nama kampanye ini" className="min-w-40 flex-1">
          <Input value={label} maxLength={60} onChange={(event) => onChange({ label: event.target.value, utm })} />
        </Field>
        <Button onClick={() => void keep()}>Simpan pilihan</Button>
        {kept && (
          <Button variant="quiet" aria-label={`Hapus pilihan ${kept.name}`} onClick={() => void forget(kept)}>
            Hapus pilihan
          </Button>
        )}
      </div>
    </div>
  )
}
