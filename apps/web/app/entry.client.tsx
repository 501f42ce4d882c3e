import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router-dom'
import { letScriptsBeRedrawn } from './shared/document/redrawable-scripts.ts'

// The dialog library locks scrolling with a style element; this global is where it looks for the nonce.
Object.assign(globalThis, { __webpack_nonce__: document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce })

letScriptsBeRedrawn(document)

// Error reporting is loaded on the first error; if that fails, nothing is reported.
const notify = (error: unknown) => {
  import('./shared/error-reports/report-error.ts').then(({ sendErrorReport }) => sendErrorReport(error)).catch(() => {})
}
addEventListener('error', ({ error, message }) => notify(error ?? message))
addEventListener('unhandledrejection', ({ reason }) => notify(reason))

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={notify} />
    </StrictMode>,
  )
})
