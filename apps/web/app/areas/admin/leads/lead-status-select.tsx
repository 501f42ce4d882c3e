import { type Lead, leadStatuses, updateLead } from '@naikkelas/contract/marketing'
import { Select } from '@naikkelas/ui/select'
import { useToast } from '@naikkelas/ui/toast'
import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { messageOf } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { leadStatusNames } from './lead-filters.ts'
import { nameOf } from './lead-words.ts'

/** Status of a lead, saved as soon as it is chosen. When saving fails, the former status and the list stay. */
export function LeadStatusSelect({ lead }: { lead: Lead }) {
  const { toast } = useToast()
  const { revalidate } = useRevalidator()
  const [chosen, setChosen] = useState<Lead['status'] | null>(null)
  const choose = async (status: Lead['status']) => {
    setChosen(status)
    try {
      await call(updateLead, { params: { leadId: lead.id }, body: { status } })
      await revalidate()
    } catch (error) {
      toast({ title: messageOf(error), tone: 'danger' })
    }
    setChosen(null)
  }
  return (
    <Select
      size="sm"
      aria-label={`Status ${nameOf(lead)}`}
      value={chosen ?? lead.status}
      className="w-32 lg:w-36"
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
