import { linkProps } from '../../rich-text/rich-text.tsx'
import { Picture, type PictureProps } from './picture.tsx'
import { FilmNote, PlayLabel } from './play-label.tsx'
import { isShown, type SectionViewProps } from '../section-view.ts'
import { playerAddress } from './player-address.ts'
import type { Image, Video } from '../values.ts'

interface FilmContent {
  title: string
  /** Its poster, and what is drawn when there is no film. */
  image: Image
  video: Video
  playLabel: string
  seconds: number
  sizeMb: number
}

type FilmProps = SectionViewProps<FilmContent> & Pick<PictureProps, 'sizes' | 'ratio'>

/**
 * The film, or the picture when there is none. Nothing of a provider is loaded before someone asks for it, and no
 * script is needed: its player lies in a closed `<details>` whose summary is the poster.
 */
export function Film({ content, page, slot, sizes, ratio }: FilmProps) {
  const { image, video, playLabel, seconds, sizeMb, title } = content
  const poster = <Picture image={image} page={page} sizes={sizes} ratio={ratio} isFirst isExpected />
  const playing = {
    labels: page.labels,
    label: isShown(playLabel, page) && slot(['playLabel'], playLabel),
    seconds,
    sizeMb,
  }
  // Without a poster there is nothing to give the player its height.
  const frame = page.media(image.mediaId) === null ? 'ui:film ui:film-bare' : 'ui:film'
  switch (video.kind) {
    case 'none':
      return poster
    case 'provider':
      return (
        <details className={frame}>
          <summary>
            {poster}
            <PlayLabel {...playing} />
          </summary>
          <iframe
            src={playerAddress(video)}
            title={title || playLabel}
            loading="lazy"
            allow="autoplay; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        </details>
      )
    case 'file': {
      const film = page.media(video.mediaId)
      if (!film) return poster
      const still = image.mediaId === '' ? null : page.media(image.mediaId)
      const width = still?.widths.findLast((each) => each <= 1200) ?? still?.widths[0]
      const posterUrl = still
        ? width === undefined
          ? still.url('original', still.width)
          : still.url('webp', width)
        : undefined
      return (
        <>
          <video
            className="ui:picture"
            src={film.url('original', film.width)}
            poster={posterUrl}
            width={film.width}
            height={film.height}
            aria-label={image.alt || title}
            controls
            playsInline
            preload="none"
          />
          <FilmNote {...playing} />
        </>
      )
    }
    case 'link': {
      const address = page.href(video.target)
      if (address === null) return poster
      return (
        <page.components.Link className={frame} {...linkProps(address)}>
          {poster}
          <PlayLabel {...playing} />
        </page.components.Link>
      )
    }
  }
}
