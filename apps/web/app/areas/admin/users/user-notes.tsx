import { createUserNote, deleteUserNote, type UserDetail } from '@naikkelas/contract/identity'
import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { formatDateTime } from '@naikkelas/ui/format'
import { Textarea } from '@naikkelas/ui/textarea'
import { call } from '../../../shared/api/call.ts'
import { RemoveButton } from '../inputs/remove-button.tsx'
import { endpointRequest } from '../kit/endpoint-request.ts'
import { FormFrame } from '../kit/form-frame.tsx'
import { LeaveGuard } from '../kit/leave-guard.tsx'
import { useEndpointForm } from '../kit/use-endpoint-form.ts'
import { Panel } from '../kit/panel.tsx'
import type { ViewingAdmin } from './viewing-admin.ts'

interface UserNotesProps {
  user: Pick<UserDetail, 'id' | 'notes'>
  admin: ViewingAdmin
}

/** What the team noted about a learner, the latest first. */
export function UserNotes({ user: { id, notes }, admin }: UserNotesProps) {
  return (
    <Panel title="Catatan">
      {admin.mayManage && <NoteForm userId={id} />}
      {notes.length === 0 && <p className="text-app-sm text-muted">Belum ada catatan.</p>}
      <ul className="flex flex-col divide-y divide-line">
        {notes.map((note) => (
          <li key={note.id} className="flex items-start justify-between gap-3 py-3">
            <div className="min-w-0">
              <p className="text-app-sm whitespace-pre-line wrap-anywhere">{note.text}</p>
              <p className="pt-1 text-app-xs text-muted">
                {note.admin?.name ?? 'Admin yang sudah dihapus'}, {formatDateTime(note.at)}
              </p>
            </div>
            {admin.mayManage && (admin.isSuperAdmin || note.admin?.id === admin.id) && (
              <RemoveButton
                label="Hapus catatan"
                title="Hapus catatan ini?"
                text="Catatan ini tidak dapat dikembalikan."
                confirmLabel="Hapus catatan"
                onRemove={() => call(deleteUserNote, { params: { userId: id, noteId: note.id } })}
              />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function NoteForm({ userId }: { userId: string }) {
  const form = useEndpointForm(
    endpointRequest(createUserNote, ({ text }: { text: string }) => ({ params: { userId }, body: { text } })),
    {
      defaultValues: { text: '' },
      draft: `note ${userId}`,
      savedMessage: () => 'Catatan disimpan',
      onSaved: () => form.reset({ text: '' }),
    },
  )
  const { errors, isDirty } = form.formState
  return (
    <FormFrame form={form} notice={form.notice} className="flex flex-col items-start gap-3">
      <Field
        label="Catatan baru"
        hint="Ikut dalam salinan data bila orangnya memintanya."
        error={errors.text?.message}
        className="w-full"
      >
        <Textarea {...form.register('text')} rows={3} maxLength={2_000} />
      </Field>
      <Button type="submit" isLoading={form.isSaving}>
        Simpan catatan
      </Button>
      <LeaveGuard isDirty={isDirty} />
    </FormFrame>
  )
}
