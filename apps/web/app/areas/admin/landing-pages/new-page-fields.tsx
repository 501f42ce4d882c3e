import { slugFrom } from '@naikkelas/contract/pages'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import type { UseFormReturn } from 'react-hook-form'
import { KindFields, type Partner } from './kind-fields.tsx'
import { LinkField } from './link-field.tsx'
import type { PageForm } from './page-form.ts'

/** Common fields of every new page: name, link, kind. */
export function NewPageFields({ form, partners }: { form: UseFormReturn<PageForm>; partners: readonly Partner[] }) {
  const { register, setValue, watch, formState } = form
  const { errors, dirtyFields } = formState
  const { link, kind, partnerId } = watch()
  return (
    <>
      <Field label="Nama halaman" hint="Untuk tim Anda; pengunjung tidak melihatnya." error={errors.name?.message}>
        <Input
          {...register('name', {
            // Follows the name until it is edited.
            onChange: (event: { target: { value: string } }) => {
              if (!dirtyFields.link) setValue('link', slugFrom(event.target.value))
            },
          })}
          maxLength={120}
          autoComplete="off"
        />
      </Field>
      <LinkField
        value={link}
        kind={kind}
        error={errors.link?.message}
        onValueChange={(value) => setValue('link', value, { shouldDirty: true, shouldValidate: formState.isSubmitted })}
      />
      <KindFields
        kind={kind}
        partnerId={partnerId}
        partners={partners}
        error={errors.partnerId?.message}
        onKindChange={(value) => setValue('kind', value)}
        onPartnerChange={(value) => setValue('partnerId', value)}
      />
    </>
  )
}
