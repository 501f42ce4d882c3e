export { brandScale, type ColorScale, type Step, scaleSteps } from '../src/theme/brand-scale.ts'
export { contrast, onColor } from '../src/theme/contrast.ts'
export {
  type ContrastPair,
  colorNamed,
  contrastPairs,
  pageScales,
  type ToneColorName,
} from '../src/theme/contrast-pairs.ts'
export { appTheme, defaultTheme, type PageThemeId, pageThemes } from '../src/theme/page-themes.ts'
export {
  ThemeScope,
  type ThemeScopeProps,
  ThemeStyle,
  type ThemeStyleProps,
  type Tone,
  type WornTheme,
  themeAttributes,
} from '../src/theme/theme-scope.tsx'
export { type ThemeCss, themeToCss } from '../src/theme/theme-css.ts'
export {
  type Theme,
  type ThemeFont,
  type ThemeMode,
  type ThemeRounded,
  themeSchema,
} from '../src/theme/theme.schema.ts'
