import type { LibraryItem } from '@naikkelas/contract/pages'
import { Icon } from '@naikkelas/ui/icons'
import { thumbnailOf } from '../thumbnail.ts'

/** A picture as it is, whole, on its dominant colour; of a film its sign. */
export function MediaPicture({ media }: { media: LibraryItem }) {
  return (
    <span
      // Through the CSSOM: the page's policy takes no style attributes from the server.
      ref={(element) => element?.style.setProperty('background-color', media.color)}
      className="flex aspect-[4/3] w-full items-center justify-center overflow-hidden rounded-box bg-hover"
    >
      {media.kind === 'image' ? (
        <img
          src={thumbnailOf(media)}
          alt=""
          width={media.width}
          height={media.height}
          loading="lazy"
          decoding="async"
          draggable={false}
          className="size-full object-contain"
        />
      ) : (
        <Icon name="video" size={32} className="text-white" />
      )}
    </span>
  )
}
