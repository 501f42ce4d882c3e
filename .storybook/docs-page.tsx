import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type ReactNode, useEffect, useState } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { darkBrand, lightBrand } from './brand.ts'
import { PageFacts } from './page-facts.tsx'

/** Docs pages follow the mode of the toolbar with everything on them. */
export function ModeDocsContainer({ children, ...rest }: DocsContainerProps & { children?: ReactNode }) {
  const [mode, setMode] = useState(firstMode)
  useEffect(() => {
    const follow = ({ globals }: { globals: Record<string, unknown> }) => setMode(String(globals.mode ?? 'light'))
    const channel = addons.getChannel()
    channel.on(GLOBALS_UPDATED, follow)
    channel.on(SET_GLOBALS, follow)
    return () => {
      channel.off(GLOBALS_UPDATED, follow)
      channel.off(SET_GLOBALS, follow)
    }
  }, [])
  useEffect(() => {
    document.documentElement.dataset.storyMode = mode
  }, [mode])
  return (
    <DocsContainer {...rest} theme={mode === 'dark' ? darkBrand : lightBrand}>
      {children}
      <PageFacts />
    </DocsContainer>
  )
}

const firstMode = () => (/mode:dark/.test(new URLSearchParams(location.search).get('globals') ?? '') ? 'dark' : 'light')
