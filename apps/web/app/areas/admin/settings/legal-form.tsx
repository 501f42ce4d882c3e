import { updateLegalSettings } from '@naikkelas/contract/site'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { Controller } from 'react-hook-form'
import { DayInput } from '../inputs/day-input.tsx'
import type { GroupFormProps } from './group-form.ts'
import { SettingsPanel } from './settings-panel.tsx'
import { fieldLabels, groupTitles } from './settings-words.ts'
import { useSettingsForm } from './use-settings-form.ts'

const labels = fieldLabels.legal

export function LegalForm({ state, onDirtyChange }: GroupFormProps<'legal'>) {
  const settings = useSettingsForm(updateLegalSettings, { state, title: groupTitles.legal })
  const { control, formState, register } = settings.form
  const errors = formState.errors.value
  return (
    <SettingsPanel
      group="legal"
      description="Pengendali data pribadi menurut UU Nomor 27 Tahun 2022, disebut di bawah setiap teks ketentuan."
      state={state}
      settings={settings}
      onDirtyChange={onDirtyChange}
    >
      <Field label={labels.companyName} error={errors?.companyName?.message}>
        <Input {...register('value.companyName')} maxLength={120} />
      </Field>
      <Field label={labels.companyAddress} error={errors?.companyAddress?.message}>
        <Input {...register('value.companyAddress')} maxLength={300} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={labels.privacyEmail} error={errors?.privacyEmail?.message}>
          <Input
            {...register('value.privacyEmail')}
            type="email"
            inputMode="email"
            autoComplete="off"
            maxLength={254}
          />
        </Field>
        <Controller
          name="value.validSince"
          control={control}
          render={({ field, fieldState }) => (
            <DayInput
              label={labels.validSince}
              hint="Kosongkan untuk memakai tanggal teksnya ditulis."
              error={fieldState.error?.message}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
      </div>
    </SettingsPanel>
  )
}
