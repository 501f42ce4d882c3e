import { deleteLead, type Lead } from '@naikkelas/contract/marketing'
import { Dialog, DialogContent } from '@naikkelas/ui/dialog'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { formatDate, formatDateTime } from '@naikkelas/ui/format'
import { LeadActs } from './lead-acts.tsx'
import { LeadMarks } from './lead-marks.tsx'
import { LeadSection } from './lead-section.tsx'
import { metWords, nameOf, readableNumber } from './lead-words.ts'
import { PersonLeads } from './person-leads.tsx'

interface LeadDetailsProps {
  /** Null while none is open. */
  lead: Lead | null
  mayManage: boolean
  onClose: () => void
}

/** Everything one person sent, and what is known of it. Their words are text and nothing else. */
export function LeadDetails({ lead, mayManage, onClose }: LeadDetailsProps) {
  if (!lead) return null
  const remove = async () => {
    await call(deleteLead, { params: { leadId: lead.id } })
    onClose()
  }
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        placement="end"
        title={nameOf(lead)}
        description={`${lead.isOrder ? 'Pesanan' : 'Isian'} dari ${lead.pageName}`}
      >
        <LeadMarks lead={lead} />
        <dl className="flex flex-col gap-4">
          {lead.answers.map(({ name, kind, label, value }) => (
            <Detail key={name} label={label}>
              {kind === 'whatsapp' ? readableNumber(value) : value}
            </Detail>
          ))}
          <Detail label="Dikirim">{formatDateTime(lead.sentAt)}</Detail>
          {lead.anonymizedAt !== null && (
            <Detail label="Data pribadi">Dihapus {formatDateTime(lead.anonymizedAt)}</Detail>
          )}
          <Detail label="Persetujuan">
            {lead.consentText === null
              ? 'Tidak diminta oleh formulir ini'
              : `“${lead.consentText}” disetujui saat dikirim, versi halaman ${lead.pageVersion}${
                  lead.legalVersions ? `, kebijakan privasi versi ${lead.legalVersions.privacy}` : ''
                }`}
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
          {mayManage && lead.pageId !== null && (
            <Detail label="Bagian">
              <LeadSection key={lead.id} pageId={lead.pageId} sectionId={lead.sectionId} />
            </Detail>
          )}
          {lead.variant !== null && <Detail label="Varian">{lead.variant.toUpperCase()}</Detail>}
          {lead.attribution !== null && (
            <>
              <Detail label="Sumber pertama">
                {metWords(lead.attribution.first)}, {formatDate(lead.attribution.first.metAt)}
              </Detail>
              <Detail label="Sumber terakhir">
                {metWords(lead.attribution.last)}, {formatDate(lead.attribution.last.metAt)}
              </Detail>
            </>
          )}
          {Object.entries(lead.source.utm).map(([name, value]) => (
            <Detail key={name} label={name}>
              {value}
            </Detail>
          ))}
        </dl>
        {mayManage && <LeadActs lead={lead} onDelete={remove} />}
        {lead.personLeads > 1 && <PersonLeads key={lead.id} lead={lead} />}
      </DialogContent>
    </Dialog>
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
