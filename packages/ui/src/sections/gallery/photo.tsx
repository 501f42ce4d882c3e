import { IconShape } from '../../icons/icon-shape.tsx'
import { silang } from '../../icons/interface-icons.ts'
import { Picture, type PictureProps } from '../parts/picture.tsx'
import { isEdited, isShown, type SectionViewProps } from '../section-view.ts'
import type { GalleryContent } from './gallery.section.ts'

export interface PhotoProps extends Pick<PictureProps, 'sizes' | 'ratio'> {
  item: GalleryContent['items'][number]
  isEnlargeable: boolean
  isFirst: boolean
  page: SectionViewProps<GalleryContent>['page']
  slot: SectionViewProps<GalleryContent>['slot']
}

/**
 * A picture and its caption. The large one is the browser's own dialog, which keeps the keyboard inside and which Escape
 * closes. Browsers that open no dialog without a script show it as their popover.
 */
export function Photo({ item: { id, image, caption }, isEnlargeable, isFirst, sizes, ratio, page, slot }: PhotoProps) {
  const picture = <Picture image={image} page={page} sizes={sizes} ratio={ratio} isFirst={isFirst} isExpected />
  const isOpenable = isEnlargeable && !page.isSample && page.media(image.mediaId) !== null
  const large = `${page.anchor}-${id}`
  return (
    <figure>
      {isOpenable ? (
        <button type="button" {...(isEdited(page) ? {} : opening(large))} className="ui:photo">
          <span className="ui:sr-only">{page.labels.enlarge} </span>
          {picture}
        </button>
      ) : (
        picture
      )}
      {isShown(caption, page) && (
        <figcaption className="ui:caption">{slot(['items', id, 'caption'], caption)}</figcaption>
      )}
      {isOpenable && !isEdited(page) && (
        <dialog
          id={large}
          popover="auto"
          data-tone="board"
          aria-label={caption || image.alt || page.labels.enlarge}
          className="ui:viewer"
        >
          {/* Where the keyboard goes when the view opens, and comes back from; closed, it cannot take the focus. */}
          <button
            autoFocus
            type="button"
            popoverTarget={large}
            popoverTargetAction="hide"
            {...commands(large, 'close')}
            aria-label={page.labels.close}
            className="ui:nav-open"
          >
            <IconShape of={silang} size={24} />
          </button>
          <Picture image={{ ...image, ratio: 'original' }} page={page} sizes="100vw" />
        </dialog>
      )}
    </figure>
  )
}

const opening = (large: string) => ({ popoverTarget: large, ...commands(large, 'show-modal') })

/** React has no names of its own for these yet; a browser that knows them does not look at the popover's. */
const commands = (commandfor: string, command: 'show-modal' | 'close') => ({ commandfor, command })
