export { Icon, type IconProps } from '../src/icons/icon.tsx'
export type { IconDrawing } from '../src/icons/icon-drawing.ts'
export {
  type ContentIconName,
  type IconName,
  iconNames,
  interfaceIconNames,
  isIconName,
} from '../src/icons/icon-names.ts'
export { IconShape, type IconShapeProps } from '../src/icons/icon-shape.tsx'
export { Logo, type LogoProps } from '../src/icons/logo.tsx'
export { Mark, type MarkProps } from '../src/icons/mark.tsx'
export { searchIcons } from '../src/icons/search-icons.ts'
