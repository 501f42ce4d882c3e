import { linkProps } from '../../rich-text/rich-text.tsx'
import { Picture } from '../parts/picture.tsx'
import { isShown, type MediaAsset, type SectionPartProps } from '../section-view.ts'
import type { LogosContent } from './logos.section.ts'

// Equal to the eye is equal in area: the wider a logo, the lower it is drawn.
const heights = [
  [1.5, 'ui:[--ui-logo:4rem]'],
  [3, 'ui:[--ui-logo:2.75rem]'],
  [Infinity, 'ui:[--ui-logo:1.75rem]'],
] as const

/** The class that gives a logo of these proportions its height. */
export function logoHeight({ width, height }: Pick<MediaAsset, 'width' | 'height'>): string {
  const wideness = width / height
  return (heights.find(([most]) => wideness <= most) ?? heights[0])[1]
}

export interface LogoMarkProps extends SectionPartProps {
  item: LogosContent['items'][number]
}

/** A logo, read out by its name, or the name itself; linked where there is something to see. */
export function LogoMark({ item: { id, name, logo, target }, page, slot }: LogoMarkProps) {
  const asset = page.media(logo.mediaId)
  const address = page.href(target)
  const words = isShown(name, page) && (
    <span className={asset ? 'ui:sr-only' : 'ui:logo-name'}>{slot(['items', id, 'name'], name)}</span>
  )
  const mark = (
    <>
      {asset && (
        <Picture
          image={{ ...logo, ratio: 'original', isDecorative: name !== '' }}
          page={page}
          sizes="14rem"
          className={`ui:logo ${logoHeight(asset)}`}
        />
      )}
      {words}
    </>
  )
  return address === null ? (
    mark
  ) : (
    <page.components.Link className="ui:logo-link" {...linkProps(address)}>
      {mark}
    </page.components.Link>
  )
}
