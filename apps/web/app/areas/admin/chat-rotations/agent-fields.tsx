import { Button } from '@naikkelas/ui/button'
import { Checkbox } from '@naikkelas/ui/checkbox'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import type { EndpointForm } from '../kit/use-endpoint-form.ts'
import type { RotationValues } from './rotation-values.ts'

interface AgentFieldsProps {
  form: EndpointForm<RotationValues>
  /** Counted from zero. */
  index: number
  onRemove?: () => void
}

/** One person of a rotation. */
export function AgentFields({ form, index, onRemove }: AgentFieldsProps) {
  const errors = form.formState.errors.agents?.[index]
  return (
    <fieldset className="flex flex-col gap-3 rounded-box border border-line p-3">
      <legend className="px-1 text-app-xs font-semibold text-muted">Petugas {index + 1}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label="Nama" error={errors?.name?.message}>
          <Input {...form.register(`agents.${index}.name`)} maxLength={60} />
        </Field>
        <Field label="Nomor WhatsApp" error={errors?.number?.message}>
          <Input
            {...form.register(`agents.${index}.number`)}
            type="tel"
            inputMode="tel"
            maxLength={40}
            placeholder="0812 3456 7890"
          />
        </Field>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Checkbox {...form.register(`agents.${index}.isPaused`)} label="Sedang jeda, tidak mendapat giliran" />
        {onRemove && (
          <Button size="sm" variant="quiet" aria-label={`Hapus petugas ${index + 1}`} onClick={onRemove}>
            Hapus
          </Button>
        )}
      </div>
    </fieldset>
  )
}
