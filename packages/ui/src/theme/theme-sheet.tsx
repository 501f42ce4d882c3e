'use client'
import { useInsertionEffect } from 'react'
import type { Theme } from './theme.schema.ts'
import { themeToCss } from './theme-css.ts'

export interface ThemeSheetProps {
  theme: Pick<Theme, 'brand' | 'accent'>
}

/**
 * The theme's rule for screens whose theme changes while one looks, like the builder's canvas: an adopted stylesheet
 * needs no nonce and leaves no element behind. On the server nothing is drawn; use ThemeStyle there.
 */
export function ThemeSheet({ theme }: ThemeSheetProps) {
  const { css } = themeToCss(theme)
  useInsertionEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [css])
  return null
}
