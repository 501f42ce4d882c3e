import { Button } from '@naikkelas/ui/button'
import { BannerPicture } from './banner-picture.tsx'
import { useBanners } from './banners-context.tsx'

/**
 * The pop-up of a page. Closed as drawn, and its picture is not fetched; the site's script opens it as a modal dialog,
 * at most once a day. The form closes it without a script of its own.
 */
export function SitePopup() {
  const popup = useBanners()?.popup
  if (!popup) return null
  return (
    <dialog
      data-popup={popup.id}
      aria-label="Promo"
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(26rem,calc(100vw-2rem))] overflow-auto rounded-surface border border-line bg-surface p-0 text-text"
    >
      <form method="dialog" className="flex justify-end p-2">
        <Button type="submit" variant="quiet">
          Tutup
        </Button>
      </form>
      <a href={popup.href} data-banner={popup.id} className="block">
        <BannerPicture
          banner={popup}
          isEager={false}
          sizes="(max-width: 448px) 100vw, 416px"
          className="h-auto w-full"
        />
      </a>
    </dialog>
  )
}
