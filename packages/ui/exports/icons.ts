export { Icon, type IconProps } from '../src/icons/icon.tsx'
export {
  type ContentIconName,
  type IconName,
  iconNames,
  interfaceIconNames,
  isIconName,
  searchIcons,
} from '../src/icons/icon-names.ts'
export { Logo, type LogoProps } from '../src/icons/logo.tsx'
export { Mark, type MarkProps } from '../src/icons/mark.tsx'
