import { type Lead, listLeadsOfPerson } from '@naikkelas/contract/marketing'
import { Skeleton } from '@naikkelas/ui/skeleton'
import { useEffect, useState } from 'react'
import { messageOf } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { formatDateTime } from '@naikkelas/ui/format'
import { readableNumber } from './lead-words.ts'

/** What the same person sent beside the lead that is open. */
export function PersonLeads({ lead }: { lead: Lead }) {
  const [found, setFound] = useState<{ leads: Lead[] } | { failure: string } | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    call(listLeadsOfPerson, { params: { leadId: lead.id } }, { signal: leaving.signal }).then(
      (leads) => setFound({ leads: leads.filter(({ id }) => id !== lead.id) }),
      (error: unknown) => {
        if (!leaving.signal.aborted) setFound({ failure: messageOf(error) })
      },
    )
    return () => leaving.abort()
  }, [lead.id])
  return (
    <section aria-labelledby="isian-lain" className="mt-6 flex flex-col gap-3 border-t border-line pt-4">
      <h3 id="isian-lain" className="text-app-sm font-semibold">
        Isian lain dari orang yang sama
      </h3>
      {found === null && <Skeleton className="h-16" />}
      {found !== null && 'failure' in found && <p className="text-app-sm text-danger">{found.failure}</p>}
      {found !== null && 'leads' in found && (
        <ul className="flex flex-col gap-3">
          {found.leads.map((one) => (
            <li key={one.id} className="rounded-box border border-line p-3">
              <p className="text-app-xs text-muted wrap-anywhere">
                {one.pageName} · {formatDateTime(one.sentAt)}
              </p>
              <dl className="mt-1 flex flex-col gap-0.5 text-app-sm">
                {one.answers.map(({ name, kind, label, value }) => (
                  <div key={name} className="wrap-anywhere">
                    <dt className="inline text-muted">{label}: </dt>
                    <dd className="inline">{kind === 'whatsapp' ? readableNumber(value) : value}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
