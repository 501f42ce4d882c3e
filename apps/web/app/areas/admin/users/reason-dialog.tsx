import {
  blockUser,
  revealUserContact,
  type User,
  unblockUser,
  VIEW_MINUTES,
  verifyUserContact,
  viewAsUser,
} from '@naikkelas/contract/identity'
import { Field } from '@naikkelas/ui/field'
import { Textarea } from '@naikkelas/ui/textarea'
import { type EndpointRequest, endpointRequest } from '../kit/endpoint-request.ts'
import { FormDialog } from '../kit/form-dialog.tsx'
import { useEndpointForm } from '../kit/use-endpoint-form.ts'

export type UserAct = 'reveal' | 'verifyEmail' | 'verifyPhone' | 'block' | 'unblock' | 'view'

interface ReasonDialogProps {
  user: Pick<User, 'id' | 'name'>
  act: UserAct
  onClose: () => void
  onContact: (contact: { email: string; phone: string | null }) => void
}

interface ReasonValues {
  reason: string
}

interface ActWords {
  title: string
  description: string
  submit: string
  saved: string
}

const wordsOf = (act: UserAct, name: string): ActWords => {
  switch (act) {
    case 'reveal':
      return {
        title: `Lihat kontak ${name}?`,
        description: 'E-mail dan nomor WhatsApp tampil sampai halaman ini ditutup.',
        submit: 'Lihat kontak',
        saved: 'Kontak ditampilkan',
      }
    case 'verifyEmail':
      return {
        title: `Verifikasi e-mail ${name}?`,
        description: 'Hanya bila Anda sudah memastikan e-mail ini miliknya.',
        submit: 'Verifikasi e-mail',
        saved: 'E-mail terverifikasi',
      }
    case 'verifyPhone':
      return {
        title: `Verifikasi WhatsApp ${name}?`,
        description: 'Hanya bila Anda sudah memastikan nomor ini miliknya.',
        submit: 'Verifikasi WhatsApp',
        saved: 'Nomor WhatsApp terverifikasi',
      }
    case 'block':
      return {
        title: `Blokir ${name}?`,
        description: 'Ia langsung keluar dari semua perangkat dan tidak dapat masuk lagi sampai blokirnya dibuka.',
        submit: 'Blokir',
        saved: `${name} diblokir`,
      }
    case 'unblock':
      return {
        title: `Buka blokir ${name}?`,
        description: 'Ia dapat masuk lagi dengan kata sandinya.',
        submit: 'Buka blokir',
        saved: `Blokir ${name} dibuka`,
      }
    case 'view':
      return {
        title: `Lihat situs sebagai ${name}?`,
        description: `Selama ${VIEW_MINUTES} menit Anda melihat yang ia lihat. Tidak ada yang dapat diubah, dan kontaknya tetap disamarkan.`,
        submit: 'Lihat sebagai',
        saved: `Membuka situs sebagai ${name}`,
      }
  }
}

/** Asks why, before a learner's contact is shown, verified, blocked or unblocked; the audit log keeps the answer. */
export function ReasonDialog({ user, act, onClose, onContact }: ReasonDialogProps) {
  const { title, description, submit, saved } = wordsOf(act, user.name)
  const form = useEndpointForm(requestOf(user.id, act, onContact), {
    defaultValues: { reason: '' },
    savedMessage: () => saved,
    onSaved: onClose,
  })
  const { errors } = form.formState
  // The contact is not typed here: what is said of it holds for the whole.
  const ofContact = (errors as { contact?: { message?: string } }).contact?.message
  return (
    <FormDialog
      form={form}
      title={title}
      description={description}
      submitLabel={submit}
      notice={form.notice ?? ofContact}
      onClose={onClose}
    >
      <Field label="Alasan" hint="Tersimpan di log audit bersama nama Anda." error={errors.reason?.message}>
        <Textarea {...form.register('reason')} rows={3} maxLength={300} />
      </Field>
    </FormDialog>
  )
}

function requestOf(
  userId: string,
  act: UserAct,
  onContact: ReasonDialogProps['onContact'],
): EndpointRequest<ReasonValues, unknown> {
  const params = { userId }
  const inputOf = ({ reason }: ReasonValues) => ({ params, body: { reason } })
  switch (act) {
    case 'reveal': {
      const request = endpointRequest(revealUserContact, inputOf)
      return { ...request, send: async (values) => onContact(await request.send(values)) }
    }
    case 'verifyEmail':
    case 'verifyPhone':
      return endpointRequest(verifyUserContact, ({ reason }: ReasonValues) => ({
        params,
        body: { contact: act === 'verifyEmail' ? ('email' as const) : ('phone' as const), reason },
      }))
    case 'block':
      return endpointRequest(blockUser, inputOf)
    case 'unblock':
      return endpointRequest(unblockUser, inputOf)
    case 'view': {
      const request = endpointRequest(viewAsUser, inputOf)
      // A whole new document: every screen of the site is another one now.
      return { ...request, send: async (values) => window.location.assign((await request.send(values)).address) }
    }
  }
}
