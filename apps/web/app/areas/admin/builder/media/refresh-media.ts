import { getMedia, type Media } from '@naikkelas/contract/pages'
import { call } from '../../../../shared/api/call.ts'

/** Asks again, ever less often, until a picture's widths are made; gives up after about a minute. */
export function refreshWhenReady(media: Media, notify: (media: Media) => void, tries = 0): void {
  if (media.kind !== 'image' || media.widths.length > 0 || tries > 8) return
  setTimeout(
    () => {
      call(getMedia, { params: { mediaId: media.id } })
        .then((present) => (present.widths.length > 0 ? notify(present) : refreshWhenReady(present, notify, tries + 1)))
        .catch(() => {
          // The original is shown meanwhile, and the page's next opening asks again.
        })
    },
    600 * 1.6 ** tries,
  )
}
