export {
  fontSchema,
  modeSchema,
  roundedSchema,
  type Theme,
  type ThemeFont,
  type ThemeMode,
  type ThemeRounded,
  themeSchema,
} from '../../src/theme/theme.schema.ts'
export { appTheme, defaultTheme, type PageThemeId, pageThemes } from '../../src/theme/page-themes.ts'
