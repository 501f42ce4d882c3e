const hearers = new Set<() => void>()

/** Says that the server is heard again, by whoever has a line to it: browsers know of their own network only. */
export function announceLineBack(): void {
  for (const hear of [...hearers]) hear()
}

/** Hears of the network or the server being back. @returns how to hear no more */
export function onLineBack(hear: () => void): () => void {
  hearers.add(hear)
  window.addEventListener('online', hear)
  return () => {
    hearers.delete(hear)
    window.removeEventListener('online', hear)
  }
}
