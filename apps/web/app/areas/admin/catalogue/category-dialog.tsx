import { type Category, type CategoryValue, createCategory, updateCategory } from '@naikkelas/contract/commerce'
import { slugFrom } from '@naikkelas/contract/pages'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { Textarea } from '@naikkelas/ui/textarea'
import { endpointRequest } from '../kit/endpoint-request.ts'
import { ChoiceField } from '../inputs/fields.tsx'
import { FormDialog } from '../kit/form-dialog.tsx'
import { SavedFirst, useSavedFirst } from '../kit/saved-first.tsx'
import { useEndpointForm } from '../kit/use-endpoint-form.ts'
import { activityWords } from './activity-badge.ts'

interface CategoryDialogProps {
  /** Null for a new one. */
  category: Category | null
  onClose: () => void
}

const blank: CategoryValue = { name: '', link: '', summary: '', status: 1 }

export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const { theirs, look } = useSavedFirst<Category>()
  const form = useEndpointForm(
    category
      ? endpointRequest(updateCategory, ({ value }: { value: CategoryValue }) => ({
          params: { categoryId: category.id },
          body: { value, version: (theirs ?? category).version },
        }))
      : endpointRequest(createCategory, ({ value }: { value: CategoryValue }) => ({ body: { value } })),
    {
      defaultValues: { value: category?.value ?? blank },
      draft: `category ${category?.id ?? 'new'}`,
      savedMessage: ({ value }) => `${value.name} ${category ? 'disimpan' : 'ditambahkan'}`,
      onSaved: onClose,
      onRefused: look,
    },
  )
  const { control, register, getFieldState, setValue } = form
  const errors = form.formState.errors.value
  return (
    <FormDialog
      form={form}
      title={category ? `Ubah ${category.value.name}` : 'Kategori baru'}
      submitLabel="Simpan"
      notice={theirs ? null : form.notice}
      onClose={onClose}
    >
      {theirs && <SavedFirst by={theirs.changedBy} onTake={() => form.reset({ value: theirs.value })} />}
      <Field label="Nama" error={errors?.name?.message}>
        <Input
          {...register('value.name', {
            onChange: ({ target }: { target: { value: string } }) => {
              if (!category && !getFieldState('value.link').isDirty) setValue('value.link', slugFrom(target.value))
            },
          })}
          maxLength={60}
        />
      </Field>
      <Field label="Tautan" error={errors?.link?.message}>
        <Input {...register('value.link')} maxLength={60} autoComplete="off" spellCheck={false} />
      </Field>
      <Field label="Ringkasan" error={errors?.summary?.message}>
        <Textarea {...register('value.summary')} maxLength={200} rows={2} />
      </Field>
      <ChoiceField control={control} name="value.status" label="Status" words={activityWords} />
    </FormDialog>
  )
}
