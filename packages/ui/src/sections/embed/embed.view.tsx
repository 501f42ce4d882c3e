import { bolaDunia, lokasi, mikrofon, putar } from '../../icons/content-icons.ts'
import { IconShape } from '../../icons/icon-shape.tsx'
import { PlayerLink, playerWords } from '../parts/player-facade.tsx'
import { PlayerStage } from '../parts/player-stage.tsx'
import { embeddedPlayer, type Player } from '../parts/providers.ts'
import { SectionHeading } from '../parts/section-heading.tsx'
import { SectionShell } from '../parts/section-shell.tsx'
import { isShown, type SectionViewProps } from '../section-view.ts'
import type { EmbedContent } from './embed.section.ts'

type EmbedProps = SectionViewProps<EmbedContent>

/** Something of another site: a picture that leads there, and that the video island opens in place. */
export default function EmbedView(props: EmbedProps) {
  const { content, page, slot } = props
  const { layout, eyebrow, title, text, provider, reference, image } = content
  const player = embeddedPlayer(provider, reference)
  const heading = { page, slot, eyebrow, title, intro: text, introKey: 'text' } as const
  const stage = (sizes: string) =>
    player && (
      <div className={player.ratio === '9:16' ? 'ui:phone' : undefined}>
        <PlayerStage player={player} title={title} image={image} page={page} sizes={sizes}>
          <span className="ui:play ui:play-over">
            <Sign player={player} provider={provider} />
            {playerWords(player, page.labels)}
          </span>
        </PlayerStage>
      </div>
    )
  switch (layout) {
    case 'wide':
      return (
        <SectionShell type="embed" page={page}>
          <SectionHeading {...heading} />
          <figure>
            {stage('(min-width:75rem) 70rem,calc(100vw - 2.5rem)')}
            <Caption {...props} as="figcaption" />
          </figure>
        </SectionShell>
      )
    case 'beside':
      return (
        <SectionShell type="embed" page={page}>
          <div className="ui:split-5-7">
            <SectionHeading {...heading}>
              <Caption {...props} as="p" />
            </SectionHeading>
            {stage('(min-width:62rem) 38rem,calc(100vw - 2.5rem)')}
          </div>
        </SectionShell>
      )
    case 'slip':
      return (
        <SectionShell type="embed" page={page}>
          <div className="ui:band">
            <div>
              <SectionHeading {...heading} />
              <Caption {...props} as="p" />
            </div>
            {player && (
              <PlayerLink player={player} title={title} page={page} className="ui:contact">
                <Sign player={player} provider={provider} />
                <span>
                  <b>{playerWords(player, page.labels)}</b>
                  {provider === 'maps' && <span className="ui:block">{reference}</span>}
                </span>
              </PlayerLink>
            )}
          </div>
        </SectionShell>
      )
  }
}

function Sign({ player, provider }: { player: Player; provider: EmbedContent['provider'] }) {
  const drawing = provider === 'maps' ? lokasi : { watch: putar, listen: mikrofon, open: bolaDunia }[player.verb]
  return <IconShape of={drawing} size={24} />
}

function Caption({ content: { caption }, page, slot, as: Tag }: EmbedProps & { as: 'p' | 'figcaption' }) {
  return isShown(caption, page) && <Tag className="ui:caption">{slot(['caption'], caption)}</Tag>
}
