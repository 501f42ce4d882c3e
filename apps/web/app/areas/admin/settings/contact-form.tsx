import { socialLinksAtMost, socialNetworks, updateContactSettings } from '@naikkelas/contract/site'
import { Button } from '@naikkelas/ui/button'
import { Field, Fieldset } from '@naikkelas/ui/field'
import { Icon } from '@naikkelas/ui/icons'
import { Input } from '@naikkelas/ui/input'
import { Select } from '@naikkelas/ui/select'
import { Textarea } from '@naikkelas/ui/textarea'
import { useFieldArray } from 'react-hook-form'
import type { GroupFormProps } from './group-form.ts'
import { OrderedItem } from './ordered-item.tsx'
import { SettingsPanel } from './settings-panel.tsx'
import { fieldLabels, groupTitles, networkLabels } from './settings-words.ts'
import { useSettingsForm } from './use-settings-form.ts'

const labels = fieldLabels.contact

export function ContactForm({ state, onDirtyChange }: GroupFormProps<'contact'>) {
  const settings = useSettingsForm(updateContactSettings, { state, title: groupTitles.contact })
  const { control, formState, register } = settings.form
  const { fields, append, remove, move } = useFieldArray({ control, name: 'value.socialLinks' })
  const errors = formState.errors.value
  return (
    <SettingsPanel
      group="contact"
      description="Cara pengunjung menghubungi Anda. Semua boleh kosong."
      state={state}
      settings={settings}
      notice={errors?.socialLinks?.root?.message ?? errors?.socialLinks?.message}
      onDirtyChange={onDirtyChange}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={labels.email} error={errors?.email?.message}>
          <Input {...register('value.email')} type="email" inputMode="email" autoComplete="off" maxLength={254} />
        </Field>
        <Field label={labels.whatsapp} error={errors?.whatsapp?.message}>
          <Input
            {...register('value.whatsapp')}
            type="tel"
            inputMode="tel"
            autoComplete="off"
            placeholder="0812 3456 7890"
            maxLength={40}
          />
        </Field>
      </div>
      <Field label={labels.address} error={errors?.address?.message}>
        <Textarea {...register('value.address')} rows={3} maxLength={300} />
      </Field>
      <Fieldset legend={labels.socialLinks}>
        {fields.map(({ id }, index) => (
          <OrderedItem
            key={id}
            noun="tautan"
            index={index}
            count={fields.length}
            onMove={(by) => move(index, index + by)}
            onRemove={() => remove(index)}
          >
            <div className="grid gap-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
              <Field label="Media sosial" error={errors?.socialLinks?.[index]?.network?.message}>
                <Select {...register(`value.socialLinks.${index}.network`)}>
                  {socialNetworks.map((network) => (
                    <option key={network} value={network}>
                      {networkLabels[network]}
                    </option>
                  ))}
                </Select>
              </Field>
              <Field label="Tautan akun" error={errors?.socialLinks?.[index]?.url?.message}>
                <Input
                  {...register(`value.socialLinks.${index}.url`)}
                  type="url"
                  inputMode="url"
                  placeholder="https://"
                  maxLength={300}
                />
              </Field>
            </div>
          </OrderedItem>
        ))}
        {fields.length < socialLinksAtMost && (
          <Button
            className="self-start"
            iconStart={<Icon name="tambah" size={16} />}
            onClick={() => append({ network: 'instagram', url: '' })}
          >
            Tambah media sosial
          </Button>
        )}
      </Fieldset>
    </SettingsPanel>
  )
}
