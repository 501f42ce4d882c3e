import { type PublicSite, updateBrandSettings } from '@naikkelas/contract/site'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { Controller } from 'react-hook-form'
import type { GroupFormProps } from './group-form.ts'
import { LogoField } from './logo-field.tsx'
import { SettingsPanel } from './settings-panel.tsx'
import { fieldLabels, groupTitles } from './settings-words.ts'
import { useSettingsForm } from './use-settings-form.ts'

interface BrandFormProps extends GroupFormProps<'brand'> {
  /** The stored logo as visitors see it. */
  logo: PublicSite['brand']['logo']
}

const labels = fieldLabels.brand

export function BrandForm({ state, logo, onDirtyChange }: BrandFormProps) {
  const settings = useSettingsForm(updateBrandSettings, { state, title: groupTitles.brand })
  const { control, formState, register } = settings.form
  const errors = formState.errors.value
  return (
    <SettingsPanel
      group="brand"
      description="Tampil di judul halaman, menu, pratinjau tautan, dan teks ketentuan. Halaman yang terbit menyusul dalam beberapa detik."
      state={state}
      settings={settings}
      onDirtyChange={onDirtyChange}
    >
      <Field label={labels.name} error={errors?.name?.message}>
        <Input {...register('value.name')} maxLength={60} />
      </Field>
      <Controller
        name="value.logoId"
        control={control}
        render={({ field, fieldState }) => (
          <LogoField
            label={labels.logoId}
            error={fieldState.error?.message}
            logoId={field.value}
            stored={state.value.logoId === null ? null : { id: state.value.logoId, url: logo?.url }}
            onChange={field.onChange}
          />
        )}
      />
      <Field
        label={labels.articlesUrl}
        hint="Menu Artikel menuju ke sini. Kosongkan bila tidak ada situs artikel."
        error={errors?.articlesUrl?.message}
      >
        <Input {...register('value.articlesUrl')} type="url" inputMode="url" placeholder="https://" maxLength={300} />
      </Field>
    </SettingsPanel>
  )
}
