import { Alert } from '@naikkelas/ui/alert'

interface LeftRecordsProps {
  title: string
  left: readonly { id: string; name: string; reason: string }[]
}

/** Records that an action on several skipped, each with the reason. */
export function LeftRecords({ title, left }: LeftRecordsProps) {
  if (left.length === 0) return null
  return (
    <Alert tone="warn" title={title}>
      <ul className="flex flex-col gap-1">
        {left.map(({ id, name, reason }) => (
          <li key={id}>
            <span className="font-semibold">{name}</span>: {reason}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
