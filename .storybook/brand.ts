import { create, type ThemeVars } from 'storybook/theming'

const shared = {
  brandTitle: 'Naikkelas UI',
  brandUrl: './',
  brandTarget: '_self' as const,
  fontBase: '"Roboto", "Segoe UI", sans-serif',
  fontCode: 'ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace',
  appBorderRadius: 8,
  inputBorderRadius: 5,
}

/** The tool around the stories, in the colours of `design.md`: kertas, tinta and toska. */
export const lightBrand: ThemeVars = create({
  ...shared,
  base: 'light',
  brandImage: './brand/logo.svg',
  colorPrimary: '#0c7a75',
  colorSecondary: '#0c7a75',
  appBg: '#faf8f3',
  appContentBg: '#ffffff',
  appPreviewBg: '#f6f9f9',
  appBorderColor: '#d9e0e0',
  textColor: '#213232',
  textMutedColor: '#475858',
  textInverseColor: '#ffffff',
  barBg: '#ffffff',
  barTextColor: '#475858',
  barHoverColor: '#005f5c',
  barSelectedColor: '#0c7a75',
  inputBg: '#ffffff',
  inputBorder: '#7d8c8c',
  inputTextColor: '#213232',
  buttonBg: '#edf2f2',
  buttonBorder: '#bcc6c6',
  booleanBg: '#edf2f2',
  booleanSelectedBg: '#ffffff',
})

/** Docs pages when the mode is dark. */
export const darkBrand: ThemeVars = create({
  ...shared,
  base: 'dark',
  brandImage: './brand/logo-light.svg',
  colorPrimary: '#3db7af',
  colorSecondary: '#3db7af',
  appBg: '#132222',
  appContentBg: '#132222',
  appPreviewBg: '#132222',
  appBorderColor: '#334444',
  textColor: '#edf2f2',
  textMutedColor: '#bcc6c6',
  textInverseColor: '#132222',
  barBg: '#213232',
  barTextColor: '#bcc6c6',
  barHoverColor: '#76d3cb',
  barSelectedColor: '#76d3cb',
  inputBg: '#213232',
  inputBorder: '#7d8c8c',
  inputTextColor: '#edf2f2',
})
