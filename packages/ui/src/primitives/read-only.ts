import { takesHandlers } from './client-react.ts'

interface Keys {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  preventDefault: () => void
}

const refuse = (event: { preventDefault: () => void }) => event.preventDefault()

const refuseChange = (event: Keys) => {
  const isChange = event.key.length === 1 || /^(Arrow|Page|Home|End)/.test(event.key)
  if (isChange && !event.ctrlKey && !event.metaKey) event.preventDefault()
}

const readOnlyProps = takesHandlers
  ? { 'data-readonly': '', onClick: refuse, onKeyDown: refuseChange }
  : { 'data-readonly': '' }

/**
 * What HTML has no word for: a choice, a slider or a file that is seen, focused and sent, but not changed. Goes behind
 * the handlers of the application.
 */
export const keptAsIs = (readOnly: boolean | undefined) => (readOnly ? readOnlyProps : undefined)

/** Presses do not reach what opens a list or moves a thumb. */
export const untouchedIf = (readOnly: boolean | undefined) => (readOnly ? ' ui:pointer-events-none' : '')
