import type { LandingPage } from '@naikkelas/contract'
import { Badge } from '@naikkelas/ui/badge'
import { Icon } from '@naikkelas/ui/icons'

interface PageStatusProps {
  page: Pick<LandingPage, 'status' | 'deletedAt'>
}

/** Whether visitors see the page. */
export function PageStatus({ page }: PageStatusProps) {
  if (page.deletedAt !== null) return <Badge tone="danger">Di sampah</Badge>
  return page.status === 'published' ? (
    <Badge tone="ok" icon={<Icon name="centang" size={16} />}>
      Terbit
    </Badge>
  ) : (
    <Badge tone="neutral" icon={<Icon name="pensil" size={16} />}>
      Draf
    </Badge>
  )
}
