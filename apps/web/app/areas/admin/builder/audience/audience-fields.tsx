import type { StoredSection } from '@naikkelas/page'
import { Field } from '@naikkelas/ui/field'
import { everybody, type SectionAudience } from '@naikkelas/ui/sections/registry'
import { Select } from '@naikkelas/ui/select'
import { useBuilderActions } from '../state/builder-context.ts'
import { fieldId } from '../fields/field-id.ts'
import { accountOptions, sourceOptions } from './audience-words.ts'
import { SegmentedField } from '../fields/segmented-field.tsx'

/** Audience of a section. A section for all visitors has no audience setting. */
export function AudienceFields({ section }: { section: StoredSection }) {
  const { edit } = useBuilderActions()
  const stored = section.settings.audience ?? null
  const audience = stored ?? everybody
  const set = (change: Partial<SectionAudience>) => {
    const next = { ...audience, ...change }
    const isForAll = next.source === 'any' && next.account === 'any'
    edit([
      {
        kind: 'changeSettings',
        sectionId: section.id,
        value: { audience: isForAll ? null : next },
        was: { audience: stored },
      },
    ])
  }
  return (
    <>
      <Field label="Asal pengunjung" hint={audience.source === 'any' ? undefined : sourceHints[audience.source]}>
        <Select
          id={fieldId(section.id, ['settings', 'audience'])}
          value={audience.source}
          onChange={(event) => {
            const chosen = sourceOptions.find(({ value }) => value === event.target.value)
            if (chosen) set({ source: chosen.value })
          }}
        >
          {sourceOptions.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <SegmentedField
        label="Akun pengunjung"
        options={accountOptions}
        value={audience.account}
        onValueChange={(account) => set({ account })}
      />
    </>
  )
}

const sourceHints: Readonly<Record<Exclude<SectionAudience['source'], 'any'>, string>> = {
  ads: 'Tautan dengan gclid, fbclid, ttclid, atau utm_medium seperti iklan, cpc, dan paid.',
  social: 'Unggahan di Instagram, TikTok, Facebook, YouTube, dan sejenisnya.',
  partner: 'Tautan dengan ref milik mitra.',
  other: 'Mengetik alamat, mesin pencari, WhatsApp, e-mail.',
}
