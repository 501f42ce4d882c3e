import type { composableKinds } from '@naikkelas/contract'
import { Field, Fieldset } from '@naikkelas/ui/field'
import { Radio } from '@naikkelas/ui/radio'
import { Select } from '@naikkelas/ui/select'

export type ComposableKind = (typeof composableKinds)[number]

export interface Partner {
  id: string
  name: string
}

interface KindFieldsProps {
  kind: ComposableKind
  partnerId: string
  partners: readonly Partner[]
  error?: string | undefined
  onKindChange: (kind: ComposableKind) => void
  onPartnerChange: (partnerId: string) => void
}

/** Owner of the page: the company, or a partner below `/p/`. */
export function KindFields({ kind, partnerId, partners, error, onKindChange, onPartnerChange }: KindFieldsProps) {
  return (
    <>
      <Fieldset legend="Jenis" direction="row">
        <Radio
          name="kind"
          value="exclusive"
          label="Eksklusif"
          hint="Milik Naikkelas, alamatnya /tautan"
          checked={kind === 'exclusive'}
          onChange={() => onKindChange('exclusive')}
        />
        <Radio
          name="kind"
          value="partner"
          label="Mitra"
          hint="Milik mitra, alamatnya /p/tautan"
          checked={kind === 'partner'}
          onChange={() => onKindChange('partner')}
        />
      </Fieldset>
      {kind === 'partner' && (
        <Field label="Pemilik halaman" error={error}>
          <Select value={partnerId} onChange={(event) => onPartnerChange(event.target.value)}>
            {partners.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </>
  )
}
