import type { ReactNode } from 'react'
import { classNames } from '../../primitives/class-names.ts'
import { isPictured, Picture, type PictureProps } from './picture.tsx'
import { PlayerLink } from './player-facade.tsx'
import type { Player } from './providers.ts'
import { StepsFloor } from './steps-floor.tsx'

export interface PlayerStageProps extends Pick<PictureProps, 'image' | 'page' | 'sizes'> {
  player: Player
  title: string
  /** Says what a press does; lies over the picture. */
  children: ReactNode
}

const shapes = { '16:9': 'ui:aspect-video', '9:16': 'ui:aspect-[9/16]' }

/** Where the player of another site comes to stand once it is asked for; until then a picture that leads to it. */
export function PlayerStage({ player, title, image, page, sizes, children }: PlayerStageProps) {
  const { ratio } = player
  const link = { player, title, page }
  return isPictured(image, page) ? (
    <div data-stage="" data-part="stage" className="ui:film">
      <PlayerLink {...link}>
        <Picture image={{ ...image, ratio }} page={page} sizes={sizes} isFirst isExpected />
        {children}
      </PlayerLink>
    </div>
  ) : (
    <div
      data-stage=""
      data-part="stage"
      data-tone={page.settings.tone === 'board' ? 'brand' : 'board'}
      className={classNames('ui:film ui:facade', shapes[ratio])}
    >
      <PlayerLink {...link}>
        <StepsFloor />
        <span aria-hidden="true" className={`ui:facade-name ${ratio === '9:16' ? 'ui:text-display-m' : 'ui:number'}`}>
          {player.name}
        </span>
        {children}
      </PlayerLink>
    </div>
  )
}
