'use client'
import { createContext, type ReactNode, useContext, useState } from 'react'

const PortalContainer = createContext<HTMLElement | null>(null)

export interface ThemePortalProviderProps {
  children: ReactNode
}

/**
 * Gives overlays a place inside the theme scope: what Radix would hang under `<body>` keeps font, colours and corners.
 * Put it directly inside a ThemeScope; the innermost one wins.
 */
export function ThemePortalProvider({ children }: ThemePortalProviderProps) {
  const [container, setContainer] = useState<HTMLElement | null>(null)
  return (
    <PortalContainer value={container}>
      {children}
      <div ref={setContainer} data-ui-portal="" />
    </PortalContainer>
  )
}

/** Where overlays go: the nearest provider's place, or undefined (the body) when there is none. */
export function usePortalContainer(): HTMLElement | undefined {
  return useContext(PortalContainer) ?? undefined
}
