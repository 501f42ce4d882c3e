import { type IconName, icons } from './icon-names.ts'
import { IconShape, type IconShapeProps } from './icon-shape.tsx'

export interface IconProps extends Omit<IconShapeProps, 'of'> {
  name: IconName
}

/** One of the house's icons by its name, which may come from stored content; brings the table of all of them. */
export function Icon({ name, ...rest }: IconProps) {
  return <IconShape {...rest} of={icons[name]} />
}
