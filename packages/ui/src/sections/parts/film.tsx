import { linkProps } from '../../rich-text/rich-text.tsx'
import { isPictured, Picture, type PictureProps } from './picture.tsx'
import { PlayLabel } from './play-label.tsx'
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
 * The film, or the picture when there is none. Its player lies in a closed `<details>` whose summary is the poster, so
 * that no script is needed: nothing of a provider is loaded before someone asks for it, and a file's native controls,
 * which cost a phone a tenth of a second to style, are drawn then.
 */
export function Film({ content, page, slot, sizes, ratio }: FilmProps) {
  const { image, video, playLabel, seconds, sizeMb, title } = content
  const poster = <Picture image={image} page={page} sizes={sizes} ratio={ratio} isFirst isExpected />
  const playing = {
    labels: page.labels,
    // A poster without words is still named for screen readers.
    label: isShown(playLabel, page) ? slot(['playLabel'], playLabel) : <span className="ui:sr-only">{title}</span>,
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
      const { width, height } = film
      return (
        <details className="ui:film ui:film-file">
          <summary>
            {isPictured(image, page) ? (
              poster
            ) : (
              <svg
                className="ui:picture"
                width={width}
                height={height}
                viewBox={`0 0 ${width} ${height}`}
                aria-hidden="true"
              />
            )}
            <PlayLabel {...playing} />
          </summary>
          <video
            className="ui:picture"
            src={film.url('original', width)}
            width={width}
            height={height}
            aria-label={image.alt || title}
            controls
            playsInline
            preload="none"
          />
        </details>
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
