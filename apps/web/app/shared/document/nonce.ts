import { createContext, useContext } from 'react'

/** The response's nonce during server rendering. */
export const NonceContext = createContext<string | undefined>(undefined)

/**
 * The nonce for elements rendered by the server and, in the browser, for later ones: there it is read from the scripts,
 * because browsers hide it from markup.
 */
export function useNonce(): string | undefined {
  const drawn = useContext(NonceContext)
  return (
    drawn ??
    (typeof document === 'undefined'
      ? undefined
      : (document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? undefined))
  )
}
