import { type ReactNode, useLayoutEffect } from 'react'
import { ThemeScope, ThemeStyle } from '../packages/ui/exports/theme.ts'
import { ThemePortalProvider } from '../packages/ui/exports/theme/client.ts'
import type { Theme } from '../packages/ui/exports/theme/schema.ts'

export interface InThemeProps {
  theme: Theme
  /** Width of the container in px, or `auto`. */
  width: string
  hasPadding: boolean
  children: ReactNode
}

/** Wraps every story in a theme scope and a container of the chosen width. */
export function InTheme({ theme, width, hasPadding, children }: InThemeProps) {
  useLayoutEffect(() => {
    document.documentElement.dataset.storyMode = theme.mode
  }, [theme.mode])
  return (
    <ThemeScope theme={theme} className="story-scope">
      <ThemeStyle theme={theme} />
      <ThemePortalProvider>
        <div
          className={hasPadding ? 'story-frame story-padding' : 'story-frame'}
          style={width === 'auto' ? undefined : { width: `${width}px` }}
        >
          {children}
        </div>
      </ThemePortalProvider>
    </ThemeScope>
  )
}
