import { Icon, type IconProps } from '../../icons/icon.tsx'
import { isIconName } from '../../icons/icon-names.ts'

export interface ContentIconProps extends Pick<IconProps, 'size' | 'className'> {
  /** As stored; empty or no longer in the set, nothing is drawn. */
  name: string
}

/** The icon a marketer chose; decorative, the text beside it says the same. */
export function ContentIcon({ name, ...rest }: ContentIconProps) {
  return isIconName(name) ? <Icon name={name} {...rest} /> : null
}
