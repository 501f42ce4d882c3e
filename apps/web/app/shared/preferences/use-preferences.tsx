import { createContext, type ReactNode, use, useState } from 'react'
import { defaultPreferences, type LookOwner, type Preferences, preferencesCookie } from './preferences.ts'

type Change = (changed: Partial<Preferences>) => void

const PreferencesContext = createContext<{ preferences: Preferences; change: Change }>({
  preferences: defaultPreferences,
  change: () => undefined,
})

interface PreferencesProviderProps {
  /** As the server read them; null outside of the areas behind a sign-in. */
  kept: (LookOwner & { preferences: Preferences }) | null
  children: (preferences: Preferences | null) => ReactNode
}

/** Preferences of the person who is signed in: what is chosen applies at once, and is kept for the next load. */
export function PreferencesProvider({ kept, children }: PreferencesProviderProps) {
  const [chosen, setChosen] = useState<Partial<Preferences>>({})
  const preferences = kept && { ...kept.preferences, ...chosen }
  const change: Change = (changed) => {
    if (!kept || !preferences) return
    setChosen({ ...chosen, ...changed })
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
    document.cookie = preferencesCookie(
      { ...preferences, ...changed },
      { accountId: kept.accountId, area: kept.area, isSecure: location.protocol === 'https:' },
    )
  }
  return (
    <PreferencesContext value={{ preferences: preferences ?? defaultPreferences, change }}>
      {children(preferences)}
    </PreferencesContext>
  )
}

export const usePreferences = () => use(PreferencesContext)
