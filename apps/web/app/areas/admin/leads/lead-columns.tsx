import type { Lead } from '@naikkelas/contract/marketing'
import { Badge } from '@naikkelas/ui/badge'
import type { DataTableColumn } from '@naikkelas/ui/data-table'
import { formatDateTime } from '@naikkelas/ui/format'
import { leadStatusNames } from './lead-filters.ts'
import { answerOf, nameOf, readableNumber } from './lead-words.ts'
import { LeadMarks } from './lead-marks.tsx'
import { LeadStatusSelect } from './lead-status-select.tsx'

interface LeadColumnsOptions {
  mayManage: boolean
  onOpen: (id: string) => void
}

/** Who sent what from where. */
export const leadColumns = ({ mayManage, onOpen }: LeadColumnsOptions): readonly DataTableColumn<Lead>[] => [
  {
    id: 'name',
    header: 'Nama',
    cell: (lead) => (
      <>
        <button
          type="button"
          onClick={() => onOpen(lead.id)}
          className="inline-flex min-h-11 max-w-64 max-sm:-mt-3 items-center rounded-chip text-start font-semibold wrap-anywhere underline-offset-4 hover:underline"
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
      </>
    ),
  },
  { id: 'contact', header: 'Kontak', isWideOnly: true, cell: (lead) => <Contact lead={lead} /> },
  {
    id: 'page',
    header: 'Halaman',
    isWideOnly: true,
    cell: ({ pageName, isOrder }) => (
      <span className="flex max-w-56 flex-col items-start gap-1">
        <span className="wrap-anywhere">{pageName}</span>
        {isOrder && <Badge tone="highlight">Pesanan</Badge>}
      </span>
    ),
  },
  {
    id: 'sent',
    header: 'Dikirim',
    isWideOnly: true,
    cell: ({ sentAt }) => (
      <time dateTime={sentAt} className="whitespace-nowrap">
        {formatDateTime(sentAt)}
      </time>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    cell: (lead) => (mayManage ? <LeadStatusSelect lead={lead} /> : leadStatusNames[lead.status]),
  },
]

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
