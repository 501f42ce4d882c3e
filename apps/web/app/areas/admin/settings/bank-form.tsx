import { bankAccountsAtMost, updateBankSettings } from '@naikkelas/contract/site'
import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { Icon } from '@naikkelas/ui/icons'
import { Input } from '@naikkelas/ui/input'
import { Controller, useFieldArray } from 'react-hook-form'
import { AmountInput } from '../inputs/amount-input.tsx'
import type { GroupFormProps } from './group-form.ts'
import { OrderedItem } from './ordered-item.tsx'
import { SettingsPanel } from './settings-panel.tsx'
import { fieldLabels, groupTitles } from './settings-words.ts'
import { useSettingsForm } from './use-settings-form.ts'

export function BankForm({ state, onDirtyChange }: GroupFormProps<'bank'>) {
  const settings = useSettingsForm(updateBankSettings, { state, title: groupTitles.bank })
  const { control, formState, register } = settings.form
  const { fields, append, remove, move } = useFieldArray({ control, name: 'value.accounts' })
  const errors = formState.errors.value?.accounts
  return (
    <SettingsPanel
      group="bank"
      description="Ditawarkan kepada pembeli yang membayar dengan transfer, menurut urutan ini. Tidak tampil di tempat lain."
      state={state}
      settings={settings}
      notice={errors?.root?.message ?? errors?.message}
      onDirtyChange={onDirtyChange}
    >
      {fields.length === 0 && <p className="text-app-sm text-muted">Belum ada rekening.</p>}
      {fields.map(({ id }, index) => (
        <OrderedItem
          key={id}
          noun="rekening"
          index={index}
          count={fields.length}
          onMove={(by) => move(index, index + by)}
          onRemove={() => remove(index)}
        >
          <div className="grid gap-3 sm:grid-cols-2">
            <Field label="Bank" error={errors?.[index]?.bank?.message}>
              <Input {...register(`value.accounts.${index}.bank`)} maxLength={60} />
            </Field>
            <Field label="Nomor rekening" error={errors?.[index]?.number?.message}>
              <Input
                {...register(`value.accounts.${index}.number`)}
                inputMode="numeric"
                autoComplete="off"
                maxLength={40}
              />
            </Field>
            <Field label="Nama pemilik" className="sm:col-span-2" error={errors?.[index]?.holder?.message}>
              <Input {...register(`value.accounts.${index}.holder`)} autoComplete="off" maxLength={80} />
            </Field>
          </div>
        </OrderedItem>
      ))}
      <Controller
        control={control}
        name="value.secondConfirmationFrom"
        render={({ field: { value, onChange } }) => (
          <AmountInput
            label={fieldLabels.bank.secondConfirmationFrom}
            hint="Transfer sebesar ini atau lebih baru lunas setelah dikonfirmasi dua admin. Kosongkan bila satu admin cukup."
            value={value ?? null}
            onChange={onChange}
            error={formState.errors.value?.secondConfirmationFrom?.message}
          />
        )}
      />
      {fields.length < bankAccountsAtMost && (
        <Button
          className="self-start"
          iconStart={<Icon name="tambah" size={16} />}
          onClick={() => append({ bank: '', number: '', holder: '' })}
        >
          Tambah rekening
        </Button>
      )}
    </SettingsPanel>
  )
}
