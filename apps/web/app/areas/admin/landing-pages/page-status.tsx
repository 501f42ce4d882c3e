import type { LandingPage } from '@naikkelas/contract/pages'
import { Badge, type BadgeProps } from '@naikkelas/ui/badge'
import { Icon, type IconName } from '@naikkelas/ui/icons'

interface PageStatusProps {
  page: Pick<LandingPage, 'deletedAt' | 'lifecycle'>
}

interface Look {
  tone: NonNullable<BadgeProps['tone']>
  icon: IconName
  word: string
}

const looks: Record<LandingPage['lifecycle']['stage'], Look> = {
  published: { tone: 'ok', icon: 'centang', word: 'Terbit' },
  scheduled: { tone: 'info', icon: 'jam', word: 'Terjadwal' },
  ended: { tone: 'neutral', icon: 'kalender', word: 'Berakhir' },
  draft: { tone: 'neutral', icon: 'pensil', word: 'Draf' },
}
const failed: Look = { tone: 'danger', icon: 'peringatan', word: 'Gagal dijadwalkan' }

/** Whether the page is public, scheduled or ended. */
export function PageStatus({ page: { deletedAt, lifecycle } }: PageStatusProps) {
  if (deletedAt !== null) return <Badge tone="danger">Di sampah</Badge>
  const hasFailed = (lifecycle.publish?.failure ?? lifecycle.unpublish?.failure ?? null) !== null
  const { tone, icon, word } = hasFailed && lifecycle.stage !== 'published' ? failed : looks[lifecycle.stage]
  return (
    <Badge tone={tone} icon={<Icon name={icon} size={16} />}>
      {word}
    </Badge>
  )
}
