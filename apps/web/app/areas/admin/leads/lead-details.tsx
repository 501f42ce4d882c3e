import { deleteLead, type Lead } from '@naikkelas/contract'
import { Button } from '@naikkelas/ui/button'
import { Dialog, DialogContent } from '@naikkelas/ui/dialog'
import { Icon } from '@naikkelas/ui/icons'
import { useToast } from '@naikkelas/ui/toast'
import { type ReactNode, useState } from 'react'
import { Link, useRevalidator } from 'react-router-dom'
import { messageOf } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { formatDateTime } from '../../../shared/format/dates.ts'
import { ConfirmDialog } from '../landing-pages/confirm-dialog.tsx'
import { nameOf, readableNumber } from './lead-words.ts'

interface LeadDetailsProps {
  /** Null while none is open. */
  lead: Lead | null
  onClose: () => void
}

/** Everything one person sent, and what is known of it. Their words are text and nothing else. */
export function LeadDetails({ lead, onClose }: LeadDetailsProps) {
  const [isDeleting, setIsDeleting] = useState(false)
  const { toast } = useToast()
  const { revalidate } = useRevalidator()
  if (!lead) return null
  const remove = async () => {
    try {
      await call(deleteLead, { params: { leadId: lead.id } })
      onClose()
      toast({ title: `Data ${nameOf(lead)} sudah dihapus` })
    } catch (error) {
      toast({ title: messageOf(error), tone: 'danger' })
    }
    await revalidate()
  }
  return (
    <>
      <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
        <DialogContent
          placement="end"
          title={nameOf(lead)}
          description={`${lead.isOrder ? 'Pesanan' : 'Isian'} dari ${lead.pageName}`}
          footer={
            <Button variant="quiet" iconStart={<Icon name="hapus" size={16} />} onClick={() => setIsDeleting(true)}>
              Hapus data ini
            </Button>
          }
        >
          <dl className="flex flex-col gap-4">
            {lead.answers.map(({ name, kind, label, value }) => (
              <Detail key={name} label={label}>
                {kind === 'whatsapp' ? readableNumber(value) : value}
              </Detail>
            ))}
            <Detail label="Dikirim">{formatDateTime(lead.sentAt)}</Detail>
            <Detail label="Persetujuan">
              {lead.consentText === null
                ? 'Tidak diminta oleh formulir ini'
                : `“${lead.consentText}” disetujui saat dikirim, versi halaman ${lead.pageVersion}`}
            </Detail>
            <Detail label="Halaman">
              {lead.pageId === null ? (
                lead.pageName
              ) : (
                <Link to={`/admin/landing-pages/${lead.pageId}`} className="text-accent underline underline-offset-4">
                  {lead.pageName}
                </Link>
              )}
            </Detail>
            {Object.entries(lead.source.utm).map(([name, value]) => (
              <Detail key={name} label={name}>
                {value}
              </Detail>
            ))}
          </dl>
        </DialogContent>
      </Dialog>
      <ConfirmDialog
        isOpen={isDeleting}
        onOpenChange={setIsDeleting}
        title={`Hapus data ${nameOf(lead)}?`}
        text="Semua yang dikirim orang ini lewat formulir ini hilang untuk selamanya, dan tidak dapat dipulihkan."
        confirmLabel="Hapus selamanya"
        onConfirm={remove}
      />
    </>
  )
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-0.5">
      <dt className="text-app-xs font-semibold text-muted">{label}</dt>
      <dd className="text-app-sm whitespace-pre-line wrap-anywhere">{children}</dd>
    </div>
  )
}
