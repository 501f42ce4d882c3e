import { displayCookieName, displayCookies, sessionEndedEvent } from '@naikkelas/contract/identity'
import { setCookie } from './cookies.ts'
import { keepPlace } from './sign-in.ts'
import type { Environment } from './environment.ts'

/** “Keluar” asks in a dialog; browsers without one follow the link to the page that asks the same. */
export function watchSignOut(environment: Environment): void {
  addEventListener('click', (event) => {
    const pressed = event.target as Element
    const dialog = document.querySelector<HTMLDialogElement>('[data-sign-out-dialog]')
    if (pressed.closest('[data-cancel]')) dialog?.close()
    if (!dialog?.showModal || !pressed.closest('[data-sign-out]')) return
    event.preventDefault()
    dialog.showModal()
  })
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (!form.closest('[data-sign-out-dialog]')) return
    event.preventDefault()
    fetch('/api/logout', { method: 'POST' }).then(
      ({ ok }) => (ok ? leave(environment) : form.submit()),
      // Offline the session goes on, and the browser reports the failure.
      () => form.submit(),
    )
  })
}

/** A session that ended elsewhere is ended here too: once, however many answers say so. */
export function watchSessionEnd(environment: Environment): void {
  let isLeaving = false
  addEventListener(sessionEndedEvent, () => {
    if (isLeaving) return
    isLeaving = true
    const go = () => leave(environment)
    fetch('/api/logout', { method: 'POST' }).then(go, go)
  })
}

function leave(environment: Environment): void {
  keepPlace(environment)
  try {
    localStorage.clear()
    sessionStorage.clear()
  } catch {
    // Storage is blocked: nothing was kept.
  }
  for (const name of displayCookies)
    if (name !== 'previouslocation') setCookie(displayCookieName(environment, name), '', 0)
  location.assign('/login')
}
