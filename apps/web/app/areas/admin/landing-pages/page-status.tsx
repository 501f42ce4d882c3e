import type { LandingPage } from '@naikkelas/contract/pages'
import { Badge, type BadgeProps } from '@naikkelas/ui/badge'
import { Icon, type IconName } from '@naikkelas/ui/icons'

interface PageStatusProps {
  page: Pick<LandingPage, 'deletedAt' | 'standing'>
}

interface Look {
  tone: NonNullable<BadgeProps['tone']>
  icon: IconName
  word: string
}

const looks: Record<LandingPage['standing']['stage'], Look> = {
  published: { tone: 'ok', icon: 'centang', word: 'Terbit' },
  scheduled: { tone: 'info', icon: 'jam', word: 'Terjadwal' },
  ended: { tone: 'neutral', icon: 'kalender', word: 'Berakhir' },
  draft: { tone: 'neutral', icon: 'pensil', word: 'Draf' },
}
const failed: Look = { tone: 'danger', icon: 'peringatan', word: 'Gagal dijadwalkan' }

/** Whether the page is public, scheduled or ended. */
export function PageStatus({ page: { deletedAt, standing } }: PageStatusProps) {
  if (deletedAt !== null) return <Badge tone="danger">Di sampah</Badge>
  const hasFailed = (standing.publish?.failure ?? standing.unpublish?.failure ?? null) !== null
  const { tone, icon, word } = hasFailed && standing.stage !== 'published' ? failed : looks[standing.stage]
  return (
    <Badge tone={tone} icon={<Icon name={icon} size={16} />}>
      {word}
    </Badge>
  )
}
