import { updateLimitSettings } from '@naikkelas/contract/site'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import type { GroupFormProps } from './group-form.ts'
import { SettingsPanel } from './settings-panel.tsx'
import { fieldLabels, groupTitles } from './settings-words.ts'
import { useSettingsForm } from './use-settings-form.ts'

const labels = fieldLabels.limits
/** What is no number stays as it was typed, and is refused at its field. */
const numberOf = (typed: string) => (/^\s*\d{1,5}\s*$/.test(typed) ? Number(typed) : typed)

export function LimitsForm({ state, onDirtyChange }: GroupFormProps<'limits'>) {
  const settings = useSettingsForm(updateLimitSettings, { state, title: groupTitles.limits })
  const { formState, register } = settings.form
  const errors = formState.errors.value
  return (
    <SettingsPanel
      group="limits"
      description="Yang lebih lama dari ini dihapus otomatis dan tidak dapat dikembalikan."
      state={state}
      settings={settings}
      onDirtyChange={onDirtyChange}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={labels.leadMonths}
          hint="1 sampai 120. Sesudahnya nama, nomor, dan e-mail dihapus."
          error={errors?.leadMonths?.message}
        >
          <Input {...register('value.leadMonths', { setValueAs: numberOf })} inputMode="numeric" maxLength={5} />
        </Field>
        <Field label={labels.auditDays} hint="30 sampai 3650." error={errors?.auditDays?.message}>
          <Input {...register('value.auditDays', { setValueAs: numberOf })} inputMode="numeric" maxLength={5} />
        </Field>
      </div>
    </SettingsPanel>
  )
}
