import { createContext, useContext } from 'react'

/** The response's nonce while it is drawn on the server. */
export const NonceContext = createContext<string | undefined>(undefined)

/**
 * The nonce for elements drawn by the server and, in the browser, for those made later: there it is read from the
 * scripts, because browsers hide it from markup.
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
