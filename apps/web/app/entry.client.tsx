import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router-dom'
import { letScriptsBeRedrawn } from './shared/document/redrawable-scripts.ts'

// The dialogs lock scrolling with a style element of their own; this global is where their library looks for the nonce.
Object.assign(globalThis, { __webpack_nonce__: document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce })

letScriptsBeRedrawn(document)

// What tells of an error is fetched when there is one; if it cannot be, nothing is told.
const tell = (error: unknown) => {
  import('./shared/error-reports/tell-error.ts').then(({ tellError }) => tellError(error)).catch(() => {})
}
addEventListener('error', ({ error, message }) => tell(error ?? message))
addEventListener('unhandledrejection', ({ reason }) => tell(reason))

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={tell} />
    </StrictMode>,
  )
})
