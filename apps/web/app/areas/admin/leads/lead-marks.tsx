import type { Lead } from '@naikkelas/contract/marketing'
import { Badge } from '@naikkelas/ui/badge'
import { suspicionWords } from './lead-words.ts'

/** Warnings to read before contacting a lead. */
export function LeadMarks({ lead: { personLeads, isOptedOut, suspicions } }: { lead: Lead }) {
  if (personLeads < 2 && !isOptedOut && suspicions.length === 0) return null
  return (
    <span className="flex flex-wrap gap-1 pb-1">
      {isOptedOut && <Badge tone="danger">Jangan hubungi lagi</Badge>}
      {personLeads > 1 && <Badge>{personLeads} isian</Badge>}
      {suspicions.map((suspicion) => (
        <Badge key={suspicion} tone="warn" className="max-lg:whitespace-normal">
          {suspicionWords[suspicion]}
        </Badge>
      ))}
    </span>
  )
}
