import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router-dom'
import { letScriptsBeRedrawn } from './shared/document/redrawable-scripts.ts'

// The dialogs lock scrolling with a style element of their own; this global is where their library looks for the nonce.
Object.assign(globalThis, { __webpack_nonce__: document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce })

letScriptsBeRedrawn(document)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
