import type { ReactNode } from 'react'
import type { PageContext } from '../section-view.ts'
import type { Image } from '../values.ts'
import { Picture } from './picture.tsx'

export interface PortraitProps {
  image: Image
  page: PageContext
  /** Side in px: 44 beside two lines, 64 beside a signature, 160 as a picture of its own. @default 44 */
  size?: 44 | 64 | 160
}

const sizes = { 44: 'ui:portrait', 64: 'ui:portrait ui:portrait-64', 160: 'ui:portrait ui:portrait-160' }

/** The picture of a person, square and rounded as the theme says. Nothing is drawn without a picture. */
export function Portrait({ image, page, size = 44 }: PortraitProps) {
  return <Picture image={{ ...image, ratio: '1:1' }} page={page} sizes={`${size}px`} className={sizes[size]} />
}

export interface PersonProps extends PortraitProps {
  name?: ReactNode
  role?: ReactNode
}

/** Portrait, name and role in a row: a signature, a testimonial, a coach. */
export function Person({ name, role, ...portrait }: PersonProps) {
  return (
    <div className="ui:person">
      <Portrait {...portrait} />
      <div>
        {name && <p className="ui:person-name">{name}</p>}
        {role && <p className="ui:person-role">{role}</p>}
      </div>
    </div>
  )
}
