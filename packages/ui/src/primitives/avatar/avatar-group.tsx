import type { HTMLAttributes, Ref } from 'react'
import { type AvatarGroupLabels, avatarGroupLabelsId } from './avatar-group.labels.ts'
import { Avatar } from './avatar.tsx'
import { cx } from '../variants.ts'
import { avatarVariants } from './avatar.variants.ts'

export interface AvatarGroupProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  /** What these people have in common; names the list. */
  label: string
  people: readonly { name: string; src?: string }[]
  /** How many are drawn; the others are a number. @default 4 */
  max?: number
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg'
  /** What it says itself: `avatarGroupLabelsEn` for English. @default avatarGroupLabelsId */
  labels?: AvatarGroupLabels
  ref?: Ref<HTMLUListElement>
}

/** Several people who share something, each over the edge of the one before. */
export function AvatarGroup({
  label,
  people,
  max = 4,
  size,
  labels = avatarGroupLabelsId,
  className,
  ...rest
}: AvatarGroupProps) {
  // One left over takes the place of its own number.
  const shown = people.length === max + 1 ? people : people.slice(0, max)
  const others = people.slice(shown.length)
  return (
    <ul
      {...rest}
      aria-label={label}
      data-component="AvatarGroup"
      className={cx('ui:flex ui:min-w-0 ui:ps-2', className)}
    >
      {shown.map(({ name, src }) => (
        <li key={`${name} ${src}`} className={itemClass}>
          <Avatar name={name} src={src} size={size} />
        </li>
      ))}
      {others.length > 0 && (
        <li className={itemClass} title={others.map(({ name }) => name).join(', ')}>
          <span className={avatarVariants({ size })}>
            <span aria-hidden="true">+{others.length}</span>
            <span className="ui:sr-only">{labels.others(others.length)}</span>
          </span>
        </li>
      )}
    </ul>
  )
}

const itemClass = 'ui:-ms-2 ui:flex ui:rounded-portrait ui:border-2 ui:border-surface ui:bg-surface'
