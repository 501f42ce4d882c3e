import type { DialogHTMLAttributes, Ref } from 'react'
import { cx } from '../variants.ts'
import { BannerPicture } from './banner-picture.tsx'
import type { SiteBanner } from './banner-types.ts'

export interface SitePopupProps extends DialogHTMLAttributes<HTMLDialogElement> {
  /** The picture, and where it leads. */
  popup: SiteBanner
  /** Name of the dialog. @default 'Promo' */
  label?: string
  /** @default 'Tutup' */
  closeLabel?: string
  ref?: Ref<HTMLDialogElement>
}

/**
 * A banner that opens over the page. Closed as drawn, and its picture is not fetched; a script opens it as a modal dialog.
 * The form closes it without a script of its own.
 */
export function SitePopup({ popup, label = 'Promo', closeLabel = 'Tutup', className, ...rest }: SitePopupProps) {
  return (
    <dialog
      {...rest}
      data-component="SitePopup"
      data-popup={popup.id}
      aria-label={label}
      className={cx('ui:site-ask', className)}
    >
      <form method="dialog">
        <button type="submit" className="ui:site-label">
          {closeLabel}
        </button>
      </form>
      <a href={popup.href} data-banner={popup.id} className="ui:block">
        <BannerPicture banner={popup} isFirst={false} sizes="(max-width: 400px) 100vw, 304px" />
      </a>
    </dialog>
  )
}
