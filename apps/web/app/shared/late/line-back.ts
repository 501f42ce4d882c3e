const hearers = new Set<() => void>()

/**
 * Announces that the server answers again, by any part with a connection to it: browsers know their own network only.
 */
export function announceLineBack(): void {
  for (const hear of [...hearers]) hear()
}

/** Subscribes to the network or the server being back. @returns unsubscribes */
export function onLineBack(hear: () => void): () => void {
  hearers.add(hear)
  window.addEventListener('online', hear)
  return () => {
    hearers.delete(hear)
    window.removeEventListener('online', hear)
  }
}
