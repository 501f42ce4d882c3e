import { linkProps } from '../../rich-text/rich-text.tsx'
import { isShown, type SectionPartProps } from '../section-view.ts'
import type { Image, Link } from '../values.ts'
import { Picture } from './picture.tsx'

export interface SiteNameProps extends SectionPartProps {
  name: string
  logo: Image
  /** Where it leads; left out, it is a name and no link. */
  target?: Link
}

/** Whose page this is: the logo, which then is read out by the name, or the name itself. */
export function SiteName({ name, logo, target, page, slot }: SiteNameProps) {
  const hasLogo = page.media(logo.mediaId) !== null
  if (!hasLogo && !isShown(name, page)) return null
  const address = target ? page.href(target) : null
  const words = (
    <>
      {hasLogo && (
        <Picture
          image={{ ...logo, ratio: 'original', isDecorative: name !== '' }}
          page={page}
          sizes="12rem"
          className="ui:site-logo"
        />
      )}
      {isShown(name, page) && <span className={hasLogo ? 'ui:sr-only' : undefined}>{slot(['name'], name)}</span>}
    </>
  )
  return address === null ? (
    <p data-part="name" className="ui:site-name">
      {words}
    </p>
  ) : (
    <page.components.Link data-part="name" className="ui:site-name" {...linkProps(address)}>
      {words}
    </page.components.Link>
  )
}
