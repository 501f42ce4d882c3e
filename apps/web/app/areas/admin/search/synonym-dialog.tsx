import {
  createSynonym,
  type Synonym,
  type SynonymValue,
  synonymWordsAtMost,
  updateSynonym,
} from '@naikkelas/contract/commerce'
import { Field } from '@naikkelas/ui/field'
import { TagsInput } from '@naikkelas/ui/tags-input'
import { Controller } from 'react-hook-form'
import { endpointRequest } from '../kit/endpoint-request.ts'
import { FormDialog } from '../kit/form-dialog.tsx'
import { useEndpointForm } from '../kit/use-endpoint-form.ts'

interface SynonymDialogProps {
  /** Null for a new one. */
  synonym: Synonym | null
  onClose: () => void
}

const blank: SynonymValue = { words: [] }

export function SynonymDialog({ synonym, onClose }: SynonymDialogProps) {
  const form = useEndpointForm(
    synonym
      ? endpointRequest(updateSynonym, ({ value }: { value: SynonymValue }) => ({
          params: { synonymId: synonym.id },
          body: { value, version: synonym.version },
        }))
      : endpointRequest(createSynonym, ({ value }: { value: SynonymValue }) => ({ body: { value } })),
    {
      defaultValues: { value: synonym?.value ?? blank },
      draft: `synonym ${synonym?.id ?? 'new'}`,
      savedMessage: () => (synonym ? 'Sinonim disimpan' : 'Sinonim ditambahkan'),
      onSaved: onClose,
    },
  )
  return (
    <FormDialog form={form} title={synonym ? 'Ubah sinonim' : 'Sinonim baru'} submitLabel="Simpan" onClose={onClose}>
      <Controller
        name="value.words"
        control={form.control}
        render={({ field, fieldState }) => (
          <Field
            label="Kata yang artinya sama"
            hint="Tekan Enter setelah setiap kata, misalnya hp, ponsel, handphone. Boleh sampai tiga kata, seperti media sosial."
            error={fieldState.error?.message}
          >
            <TagsInput
              ref={field.ref}
              value={field.value}
              onValueChange={(words) => field.onChange([...words])}
              onBlur={field.onBlur}
              maxTags={synonymWordsAtMost}
            />
          </Field>
        )}
      />
    </FormDialog>
  )
}
