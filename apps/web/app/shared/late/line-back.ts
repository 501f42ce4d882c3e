const listeners = new Set<() => void>()

/**
 * Announces that the server answers again, by any part with a connection to it: browsers know their own network only.
 */
export function announceLineBack(): void {
  for (const listener of [...listeners]) listener()
}

/** Subscribes to the network or the server being back. @returns unsubscribes */
export function onLineBack(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('online', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('online', listener)
  }
}
