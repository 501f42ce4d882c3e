import type { LivePhase } from '@naikkelas/contract/content'
import type { BadgeProps } from '@naikkelas/ui/badge'

/** Badge of each phase. */
export const phaseBadges: Readonly<Record<LivePhase, Pick<BadgeProps, 'tone' | 'children'>>> = {
  upcoming: { tone: 'info', children: 'Akan datang' },
  live: { tone: 'danger', children: 'Sedang berlangsung' },
  ended: { tone: 'neutral', children: 'Selesai' },
}
