export {
  ThemePortalProvider,
  type ThemePortalProviderProps,
  usePortalContainer,
} from '../../src/theme/theme-portal.tsx'
export { ThemeSheet, type ThemeSheetProps } from '../../src/theme/theme-sheet.tsx'
