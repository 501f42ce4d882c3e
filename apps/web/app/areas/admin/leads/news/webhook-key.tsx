import { type KeyedLeadWebhook, type LeadWebhook, renewLeadWebhookSecret } from '@naikkelas/contract/marketing'
import { Button } from '@naikkelas/ui/button'
import { Dialog, DialogContent } from '@naikkelas/ui/dialog'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { useToast } from '@naikkelas/ui/toast'
import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { messageOf } from '../../../../shared/api/api-error.ts'
import { call } from '../../../../shared/api/call.ts'
import { ConfirmDialog } from '@naikkelas/ui/confirm-dialog'

interface NewKeyProps {
  webhook: KeyedLeadWebhook
  onClose: () => void
}

/** The new key of a webhook, which is shown once. */
export function NewKey({ webhook, onClose }: NewKeyProps) {
  const { toast } = useToast()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(webhook.secret)
      toast({ title: 'Kunci tanda tangan disalin' })
    } catch {
      toast({ title: 'Kunci belum tersalin. Pilih teksnya, lalu salin sendiri.', tone: 'warn' })
    }
  }
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        size="sm"
        title="Simpan kunci ini sekarang"
        description={`Dengan kunci ini program di ${webhook.url} memeriksa bahwa pesan datang dari kami. Setelah ditutup, kunci tidak dapat dilihat lagi.`}
        footer={
          <>
            <Button variant="quiet" onClick={onClose}>
              Sudah saya simpan
            </Button>
            <Button variant="primary" onClick={() => void copy()}>
              Salin kunci
            </Button>
          </>
        }
      >
        <Field label="Kunci tanda tangan">
          <Input readOnly value={webhook.secret} className="font-mono" onFocus={(event) => event.target.select()} />
        </Field>
      </DialogContent>
    </Dialog>
  )
}

interface RenewKeyProps {
  webhook: LeadWebhook
  onRenewed: (webhook: KeyedLeadWebhook) => void
}

/** Makes a new key after asking: messages that bear the old one come no more. */
export function RenewKey({ webhook, onRenewed }: RenewKeyProps) {
  const { revalidate } = useRevalidator()
  const [isAsking, setIsAsking] = useState(false)
  const renew = async () => {
    onRenewed(await call(renewLeadWebhookSecret, { params: { webhookId: webhook.id } }))
    await revalidate()
  }
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setIsAsking(true)}>
        Ganti kunci
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Ganti kunci webhook ini?"
        description={`Kunci lama langsung tidak berlaku. Program di ${webhook.url} menolak pesan kami sampai kunci barunya dipasang.`}
        confirmLabel="Ganti kunci"
        onConfirm={renew}
        errorMessage={messageOf}
      />
    </>
  )
}
