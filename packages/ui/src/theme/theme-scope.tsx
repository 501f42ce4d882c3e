import type { HTMLAttributes, ReactNode, Ref } from 'react'
import type { tones } from '../tokens/tokens.gen.ts'
import type { Theme, ThemeMode } from './theme.schema.ts'
import { themeToCss } from './theme-css.ts'

export type Tone = (typeof tones)[number]

/** A theme as it is worn. Stored themes are light or dark; an application may follow the device as well. */
export interface WornTheme extends Omit<Theme, 'mode'> {
  /** `auto` is light or dark as the device is, without a script and without a flash. */
  mode: ThemeMode | 'auto'
}

export interface ThemeScopeProps extends HTMLAttributes<HTMLElement> {
  theme: WornTheme
  /** Element to draw. @default 'div' */
  as?: 'div' | 'body' | 'main' | 'span'
  /** Ground of the scope itself; sections carry their own. @default the application's ground */
  tone?: Tone
  children?: ReactNode
  ref?: Ref<HTMLElement>
}

/**
 * Everything inside is drawn in the theme. Scopes nest. The colours need `themeToCss(theme).css` in the document:
 * put it in the head, or draw `<ThemeStyle>`.
 */
export function ThemeScope({ theme, as = 'div', tone, className, children, ref, ...rest }: ThemeScopeProps) {
  const Element: 'div' = as as 'div'
  return (
    <Element
      {...rest}
      ref={ref as Ref<HTMLDivElement>}
      {...themeAttributes(theme)}
      data-tone={tone}
      className={joined(themeToCss(theme).className, className)}
    >
      {children}
    </Element>
  )
}

/** The attributes that make an element a theme scope, for markup that ThemeScope cannot draw (`<html>`, a portal). */
export function themeAttributes(theme: WornTheme) {
  return { 'data-ui-theme': '', 'data-font': theme.font, 'data-rounded': theme.rounded, 'data-mode': theme.mode }
}

export interface ThemeStyleProps {
  theme: Pick<Theme, 'brand' | 'accent'>
  /** Of the response's content security policy; the same one must be given to the renderer, or React leaves it out. */
  nonce?: string
}

/** The theme's rule as a style element, which React moves to the head and writes once per theme. */
export function ThemeStyle({ theme, nonce }: ThemeStyleProps) {
  const { className, css } = themeToCss(theme)
  return (
    <style href={className} precedence="ui-theme" nonce={nonce}>
      {css}
    </style>
  )
}

const joined = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ')
