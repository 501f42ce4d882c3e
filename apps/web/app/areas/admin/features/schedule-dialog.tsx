import { type FlagState, updateFeatureFlag } from '@naikkelas/contract/site'
import { Fieldset } from '@naikkelas/ui/field'
import { Radio } from '@naikkelas/ui/radio'
import { Controller } from 'react-hook-form'
import { InstantInput } from '../inputs/instant-input.tsx'
import { endpointRequest } from '../kit/endpoint-request.ts'
import { FormDialog } from '../kit/form-dialog.tsx'
import { useEndpointForm } from '../kit/use-endpoint-form.ts'
import { featureWords } from './feature-words.ts'

interface ScheduleDialogProps {
  flag: FlagState
  onClose: () => void
}

interface ScheduleValues {
  isEnabled: 'on' | 'off'
  effectiveAt: string | null
}

/** Has a feature switched on or off at a moment in the future. */
export function ScheduleDialog({ flag, onClose }: ScheduleDialogProps) {
  const { label } = featureWords(flag.name)
  const form = useEndpointForm(
    endpointRequest(updateFeatureFlag, ({ isEnabled, effectiveAt }: ScheduleValues) => ({
      params: { flag: flag.name },
      // An empty moment is refused at its field; null would mean now.
      body: { isEnabled: isEnabled === 'on', version: flag.version, effectiveAt: effectiveAt ?? '' },
    })),
    {
      defaultValues: { isEnabled: flag.isEnabled ? 'off' : 'on', effectiveAt: null },
      savedMessage: () => `${label} dijadwalkan`,
      onSaved: onClose,
    },
  )
  const { errors } = form.formState
  return (
    <FormDialog
      form={form}
      title={`Jadwalkan ${label}`}
      description={flag.isEnabled ? 'Fitur ini sekarang menyala.' : 'Fitur ini sekarang mati.'}
      submitLabel="Jadwalkan"
      onClose={onClose}
    >
      <Fieldset legend="Menjadi" direction="row" error={errors.isEnabled?.message}>
        <Radio {...form.register('isEnabled')} value="on" label="Menyala" />
        <Radio {...form.register('isEnabled')} value="off" label="Mati" />
      </Fieldset>
      <Controller
        name="effectiveAt"
        control={form.control}
        render={({ field, fieldState }) => (
          <InstantInput
            label="Mulai berlaku"
            hint="Waktu Indonesia Barat (WIB). Berlaku sendiri pada waktunya."
            error={fieldState.error?.message}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
    </FormDialog>
  )
}
