import { type ListView, saveListView, type ViewedList } from '@naikkelas/contract/identity'
import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { Icon } from '@naikkelas/ui/icons'
import { Input } from '@naikkelas/ui/input'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { viewParamsOf } from '../lists/view-params.ts'
import { endpointRequest } from './endpoint-request.ts'
import { FormDialog } from './form-dialog.tsx'
import { useEndpointForm } from './use-endpoint-form.ts'

interface SaveViewProps {
  list: ViewedList
  views: readonly ListView[]
}

/** Saves filters, order and columns of a list under a name. */
export function SaveViewButton(props: SaveViewProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="sm" iconStart={<Icon name="bintang" size={16} />} onClick={() => setIsOpen(true)}>
        Simpan tampilan
      </Button>
      {isOpen && <SaveViewDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function SaveViewDialog({ list, views, onClose }: SaveViewProps & { onClose: () => void }) {
  const [searchParams] = useSearchParams()
  const params = viewParamsOf(searchParams)
  const form = useEndpointForm(
    endpointRequest(saveListView, ({ name }: { name: string }) => ({ body: { list, name, params } })),
    {
      defaultValues: { name: '' },
      savedMessage: ({ name }) => `Tampilan “${name}” disimpan`,
      onSaved: onClose,
    },
  )
  const typed = form.watch('name').trim().toLowerCase()
  const isReplacing = views.some(({ name }) => name.toLowerCase() === typed)
  // What is wrong with the filters themselves has no field of its own.
  const { params: paramsError } = form.formState.errors as { params?: { message?: string } }
  return (
    <FormDialog
      form={form}
      title="Simpan tampilan"
      description="Saringan dan kolom yang sedang dipakai dapat dibuka lagi dengan satu klik. Hanya Anda yang melihatnya."
      submitLabel="Simpan"
      notice={form.notice ?? paramsError?.message}
      onClose={onClose}
    >
      <Field
        label="Nama tampilan"
        error={form.formState.errors.name?.message}
        hint={isReplacing ? 'Nama ini sudah ada. Menyimpan akan menggantinya.' : undefined}
      >
        <Input {...form.register('name')} maxLength={40} placeholder="Misalnya: Diblokir bulan ini" />
      </Field>
    </FormDialog>
  )
}
