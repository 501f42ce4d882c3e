import { type Lead, leadStatuses, updateLead } from '@naikkelas/contract/marketing'
import { Select } from '@naikkelas/ui/select'
import { useToast } from '@naikkelas/ui/toast'
import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { messageOf } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { leadStatusNames } from './lead-filters.ts'
import { nameOf } from './lead-words.ts'

/** How far one got with a lead; kept as soon as it is chosen. */
export function LeadStatusSelect({ lead }: { lead: Lead }) {
  const { toast } = useToast()
  const { revalidate } = useRevalidator()
  const [chosen, setChosen] = useState<Lead['status'] | null>(null)
  const choose = async (status: Lead['status']) => {
    setChosen(status)
    try {
      await call(updateLead, { params: { leadId: lead.id }, body: { status } })
    } catch (error) {
      toast({ title: messageOf(error), tone: 'danger' })
    }
    await revalidate()
    setChosen(null)
  }
  return (
    <Select
      size="sm"
      aria-label={`Status ${nameOf(lead)}`}
      value={chosen ?? lead.status}
      className="w-32 sm:w-36"
      onChange={({ target }) => {
        const status = leadStatuses.find((value) => value === target.value)
        if (status) void choose(status)
      }}
    >
      {leadStatuses.map((status) => (
        <option key={status} value={status}>
          {leadStatusNames[status]}
        </option>
      ))}
    </Select>
  )
}
