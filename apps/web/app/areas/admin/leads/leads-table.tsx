import type { Lead } from '@naikkelas/contract'
import { Badge } from '@naikkelas/ui/badge'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@naikkelas/ui/table'
import { formatDateTime } from '../../../shared/format/dates.ts'
import { leadStatusNames } from './lead-filters.ts'
import { answerOf, nameOf, readableNumber } from './lead-words.ts'
import { LeadMarks } from './lead-marks.tsx'
import { LeadStatusSelect } from './lead-status-select.tsx'

// On narrow screens they stand below the name: a table that scrolls sideways would hide what one came for.
const wideOnly = 'max-lg:hidden'

interface LeadsTableProps {
  leads: readonly Lead[]
  mayManage: boolean
  onOpen: (id: string) => void
}

/** Who sent what from where, latest first. */
export function LeadsTable({ leads, mayManage, onOpen }: LeadsTableProps) {
  return (
    <Table caption="Daftar prospek">
      <TableHead>
        <TableRow>
          <TableHeader>Nama</TableHeader>
          <TableHeader className={wideOnly}>Kontak</TableHeader>
          <TableHeader className={wideOnly}>Halaman</TableHeader>
          <TableHeader className={wideOnly}>Dikirim</TableHeader>
          <TableHeader>Status</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {leads.map((lead) => (
          <TableRow key={lead.id}>
            <TableCell>
              <button
                type="button"
                onClick={() => onOpen(lead.id)}
                className="inline-flex min-h-11 max-w-64 items-center rounded-chip text-start font-semibold wrap-anywhere underline-offset-4 hover:underline"
              >
                {nameOf(lead)}
              </button>
              <LeadMarks lead={lead} />
              <div className="flex flex-col gap-1 pb-1 lg:hidden">
                <Contact lead={lead} />
                <span className="text-app-xs text-muted wrap-anywhere">
                  {lead.isOrder && 'Pesanan · '}
                  {lead.pageName} · {formatDateTime(lead.sentAt)}
                </span>
              </div>
            </TableCell>
            <TableCell className={wideOnly}>
              <Contact lead={lead} />
            </TableCell>
            <TableCell className={wideOnly}>
              <span className="flex max-w-56 flex-col items-start gap-1">
                <span className="wrap-anywhere">{lead.pageName}</span>
                {lead.isOrder && <Badge tone="highlight">Pesanan</Badge>}
              </span>
            </TableCell>
            <TableCell className={`whitespace-nowrap ${wideOnly}`}>
              <time dateTime={lead.sentAt}>{formatDateTime(lead.sentAt)}</time>
            </TableCell>
            <TableCell>{mayManage ? <LeadStatusSelect lead={lead} /> : leadStatusNames[lead.status]}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

function Contact({ lead: { answers } }: { lead: Lead }) {
  const number = answerOf(answers, 'whatsapp')
  const email = answerOf(answers, 'email')
  if (number === '' && email === '') return <span className="text-muted">Tidak ditanyakan</span>
  return (
    <span className="flex flex-col">
      {number !== '' && (
        <a
          href={`https://wa.me/${number}`}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-9 items-center whitespace-nowrap text-accent underline-offset-4 hover:underline"
        >
          {readableNumber(number)}
        </a>
      )}
      {email !== '' && <span className="max-w-56 text-muted wrap-anywhere">{email}</span>}
    </span>
  )
}
