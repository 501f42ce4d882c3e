import type { HTMLAttributes, Ref } from 'react'
import { orang } from '../../icons/content-icons.ts'
import { IconShape } from '../../icons/icon-shape.tsx'
import { avatarVariants } from './avatar.variants.ts'
import { initials } from './initials.ts'

export interface AvatarProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Whose it is. Read out, unless `isDecorative`. */
  name: string
  /** The picture, square at best. Until it is there, and where it fails, the initials show. */
  src?: string
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg'
  /** Where the name is written beside it. @default false */
  isDecorative?: boolean
  ref?: Ref<HTMLSpanElement>
}

/** A person as a small picture, or as initials. */
export function Avatar({ name, src, size, isDecorative = false, className, ...rest }: AvatarProps) {
  const letters = initials(name)
  return (
    <span
      {...(isDecorative || name === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      {...rest}
      data-component="Avatar"
      className={avatarVariants({ size, className })}
    >
      {letters === '' ? <IconShape of={orang} size={size === 'lg' ? 32 : 16} /> : letters}
      {src !== undefined && src !== '' && (
        <img src={src} alt="" data-initials={letters} loading="lazy" decoding="async" className="ui:avatar-picture" />
      )}
    </span>
  )
}
