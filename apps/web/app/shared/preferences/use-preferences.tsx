import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import {
  defaultPreferences,
  type LookOwner,
  noPreferencesCookie,
  type Preferences,
  preferencesCookie,
} from './preferences.ts'

type Change = (changed: Partial<Preferences>) => void

const PreferencesContext = createContext<{ preferences: Preferences; change: Change }>({
  preferences: defaultPreferences,
  change: () => undefined,
})

/** Preferences as the server read them. */
export interface KeptPreferences extends LookOwner {
  preferences: Preferences
  /** The account does not have them yet: they come from this browser's cookie. */
  isUnsent?: boolean
}

interface PreferencesProviderProps {
  /** Null outside of the areas behind a sign-in. */
  kept: KeptPreferences | null
  children: (preferences: Preferences | null) => ReactNode
}

/**
 * Preferences of the person who is signed in: what is chosen applies at once. An admin's are stored with the account; the
 * cookie holds them until then, so that the next load has them in any case.
 */
export function PreferencesProvider({ kept, children }: PreferencesProviderProps) {
  const [chosen, setChosen] = useState<{ accountId: string; changed: Partial<Preferences> } | null>(null)
  const changed = chosen?.accountId === kept?.accountId ? chosen?.changed : undefined
  const preferences = kept && { ...kept.preferences, ...changed }
  useEffect(() => {
    if (kept?.isUnsent) void store(kept, kept.preferences)
    // Once a load: a failure is tried again by the next one.
  }, [kept?.isUnsent, kept?.accountId])
  const change: Change = (next) => {
    if (!kept || !preferences) return
    setChosen({ accountId: kept.accountId, changed: { ...changed, ...next } })
    const wanted = { ...preferences, ...next }
    setCookie(preferencesCookie(wanted, cookieOwner(kept)))
    if (kept.area === '/admin') void store(kept, wanted)
  }
  return (
    <PreferencesContext value={{ preferences: preferences ?? defaultPreferences, change }}>
      {children(preferences)}
    </PreferencesContext>
  )
}

export const usePreferences = () => use(PreferencesContext)

/** The last choice: one made while another is being stored is still the cookie's. */
let latest: Preferences | null = null

async function store(owner: LookOwner, preferences: Preferences): Promise<void> {
  latest = preferences
  try {
    const { storeLook } = await import('./store-look.ts')
    const stored = await storeLook(preferences)
    if (stored !== null && stored === latest) setCookie(noPreferencesCookie(cookieOwner(owner)))
  } catch {
    // The cookie keeps them.
  }
}

const cookieOwner = ({ accountId, area }: LookOwner) => ({ accountId, area, isSecure: location.protocol === 'https:' })

function setCookie(cookie: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = cookie
}
