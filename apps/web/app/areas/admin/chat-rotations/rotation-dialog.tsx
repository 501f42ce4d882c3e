import {
  type ChatRotation,
  chatAgentsAtMost,
  createChatRotation,
  updateChatRotation,
} from '@naikkelas/contract/marketing'
import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { Icon } from '@naikkelas/ui/icons'
import { Input } from '@naikkelas/ui/input'
import { Textarea } from '@naikkelas/ui/textarea'
import { useFieldArray } from 'react-hook-form'
import { endpointRequest } from '../kit/endpoint-request.ts'
import { FormDialog } from '../kit/form-dialog.tsx'
import { useEndpointForm } from '../kit/use-endpoint-form.ts'
import { AgentFields } from './agent-fields.tsx'
import { bodyOf, newAgent, type RotationValues, removedFrom, valuesOf } from './rotation-values.ts'

interface RotationDialogProps {
  /** Null for a new one. */
  rotation: ChatRotation | null
  onClose: () => void
}

/** Writes which agents answer in turn. */
export function RotationDialog({ rotation, onClose }: RotationDialogProps) {
  const form = useEndpointForm(
    rotation === null
      ? endpointRequest(createChatRotation, (values: RotationValues) => ({ body: bodyOf(values) }))
      : endpointRequest(updateChatRotation, (values: RotationValues) => ({
          params: { rotationId: rotation.id },
          body: { ...bodyOf(values), removed: removedFrom(rotation, values) },
        })),
    {
      defaultValues: valuesOf(rotation),
      draft: `rotation ${rotation?.id ?? 'new'}`,
      savedMessage: () => 'Rotasi disimpan',
      onSaved: onClose,
    },
  )
  // By default the key of a row would hide the agent's own id.
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'agents', keyName: 'key' })
  const { errors } = form.formState
  return (
    <FormDialog
      form={form}
      title={rotation === null ? 'Rotasi baru' : 'Ubah rotasi'}
      submitLabel="Simpan rotasi"
      notice={form.notice ?? errors.agents?.root?.message ?? errors.agents?.message}
      onClose={onClose}
    >
      <Field label="Nama rotasi" error={errors.name?.message}>
        <Input {...form.register('name')} maxLength={60} />
      </Field>
      <Field label="Pesan pembuka" hint="Sudah terisi di kolom pesan pengunjung." error={errors.text?.message}>
        <Textarea {...form.register('text')} rows={2} maxLength={500} />
      </Field>
      {fields.map(({ key }, index) => (
        <AgentFields
          key={key}
          form={form}
          index={index}
          {...(fields.length > 1 && { onRemove: () => remove(index) })}
        />
      ))}
      {fields.length < chatAgentsAtMost && (
        <Button
          className="self-start"
          iconStart={<Icon name="tambah" size={16} />}
          onClick={() => append(newAgent(), { shouldFocus: false })}
        >
          Tambah petugas
        </Button>
      )}
    </FormDialog>
  )
}
