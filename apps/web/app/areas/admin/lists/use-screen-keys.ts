import { useCallback, useSyncExternalStore } from 'react'

const KEY = 'naikkelas-list-keys'
const changed = new EventTarget()

/** Whether the keys of lists work without their focus: on, until someone turns it off in this browser. */
export function useScreenKeys() {
  const isOn = useSyncExternalStore(subscribe, isKeptOn, () => true)
  const change = useCallback((isScreenWide: boolean) => {
    try {
      localStorage.setItem(KEY, isScreenWide ? 'on' : 'off')
    } catch {
      // Without a store they stay as they are.
    }
    changed.dispatchEvent(new Event('change'))
  }, [])
  return { isKeysScreenWide: isOn, onKeysScreenWideChange: change }
}

function isKeptOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true
  }
}

function subscribe(onChange: () => void) {
  changed.addEventListener('change', onChange)
  // Of other tabs.
  window.addEventListener('storage', onChange)
  return () => {
    changed.removeEventListener('change', onChange)
    window.removeEventListener('storage', onChange)
  }
}
