import type { ReactNode } from 'react'
import { linkProps } from '../../rich-text/rich-text.tsx'
import type { SectionLabels } from '../labels.ts'
import type { PageContext } from '../section-view.ts'
import type { Player } from './providers.ts'

/** What a press on it does there: `Tonton di YouTube`. */
export function playerWords({ verb, name }: Player, labels: SectionLabels): string {
  return { watch: labels.watchOn, listen: labels.listenOn, open: labels.openOn }[verb](name)
}

export interface PlayerLinkProps {
  player: Player
  /** Names the frame that the island puts in place. */
  title: string
  page: PageContext
  className?: string | undefined
  children: ReactNode
}

/**
 * A link to what another site plays. It is all that a page needs: nothing of that site is loaded before someone goes
 * there. Where the video island runs, the player opens in the section's stage instead.
 */
export function PlayerLink({ player, title, page, className, children }: PlayerLinkProps) {
  const address = page.href({ kind: 'url', href: player.href })
  return address === null ? (
    <span className={className}>{children}</span>
  ) : (
    <page.components.Link
      className={className}
      {...linkProps(address)}
      data-player={player.frame}
      data-player-title={title}
    >
      {children}
    </page.components.Link>
  )
}
