import { updateTaxSettings } from '@naikkelas/contract/site'
import { Checkbox } from '@naikkelas/ui/checkbox'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import type { GroupFormProps } from './group-form.ts'
import { SettingsPanel } from './settings-panel.tsx'
import { fieldLabels, groupTitles } from './settings-words.ts'
import { useSettingsForm } from './use-settings-form.ts'

const labels = fieldLabels.tax

export function TaxForm({ state, onDirtyChange }: GroupFormProps<'tax'>) {
  const settings = useSettingsForm(updateTaxSettings, { state, title: groupTitles.tax })
  const { formState, register } = settings.form
  const errors = formState.errors.value
  return (
    <SettingsPanel
      group="tax"
      description="Dipakai pada faktur. Tidak tampil di situs."
      state={state}
      settings={settings}
      onDirtyChange={onDirtyChange}
    >
      <Checkbox
        {...register('value.isPkp')}
        label={labels.isPkp}
        hint="Harga di situs dianggap sudah termasuk PPN, dan faktur merincinya."
      />
      <Field label={labels.npwp} hint="15 atau 16 angka; titik dan tanda hubung boleh." error={errors?.npwp?.message}>
        <Input {...register('value.npwp')} inputMode="numeric" autoComplete="off" maxLength={30} />
      </Field>
      <Field label={labels.name} error={errors?.name?.message}>
        <Input {...register('value.name')} maxLength={120} />
      </Field>
      <Field label={labels.address} error={errors?.address?.message}>
        <Input {...register('value.address')} maxLength={300} />
      </Field>
    </SettingsPanel>
  )
}
