import { Button } from '@naikkelas/ui/button'
import { Checkbox } from '@naikkelas/ui/checkbox'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'

/** Somebody who answers, as they are typed. */
export interface TypedAgent {
  /** Of the row on screen. */
  key: string
  /** Undefined for a new one. */
  id?: string
  name: string
  number: string
  isPaused: boolean
}

interface AgentFieldsProps {
  agent: TypedAgent
  /** Counted from one. */
  place: number
  errors: { name: string | undefined; number: string | undefined }
  onChange: (agent: TypedAgent) => void
  onRemove?: () => void
}

/** One person of a rotation. */
export function AgentFields({ agent, place, errors, onChange, onRemove }: AgentFieldsProps) {
  return (
    <fieldset className="flex flex-col gap-3 rounded-box border border-line p-3">
      <legend className="px-1 text-app-xs font-semibold text-muted">Petugas {place}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label="Nama" error={errors.name}>
          <Input
            value={agent.name}
            maxLength={60}
            onChange={(event) => onChange({ ...agent, name: event.target.value })}
          />
        </Field>
        <Field label="Nomor WhatsApp" error={errors.number}>
          <Input
            type="tel"
            inputMode="tel"
            value={agent.number}
            maxLength={40}
            placeholder="0812 3456 7890"
            onChange={(event) => onChange({ ...agent, number: event.target.value })}
          />
        </Field>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Checkbox
          label="Sedang jeda, tidak mendapat giliran"
          checked={agent.isPaused}
          onChange={(event) => onChange({ ...agent, isPaused: event.target.checked })}
        />
        {onRemove && (
          <Button size="sm" variant="quiet" aria-label={`Hapus petugas ${place}`} onClick={onRemove}>
            Hapus
          </Button>
        )}
      </div>
    </fieldset>
  )
}
