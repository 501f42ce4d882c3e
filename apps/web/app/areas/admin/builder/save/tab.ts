/** A name for one opening of the builder, held until it is closed, left, reloaded or killed. */
export interface Tab {
  id: string
  /** Gives the name back before the document goes away. */
  release(): void
}

const lockName = (tabId: string) => `naikkelas-builder-${tabId}`

/** Takes a new name and holds it. */
export function holdTab(id: string = crypto.randomUUID()): Promise<Tab> {
  if (!hasLocks()) return Promise.resolve({ id, release: () => {} })
  return new Promise((resolve, reject) => {
    navigator.locks.request(lockName(id), () => new Promise<void>((release) => resolve({ id, release }))).catch(reject)
  })
}

/**
 * Runs a function for a closed tab under a lock. A reloading tab takes a moment to close; an open one is left alone.
 * @returns null for an open tab
 */
export async function forGoneTab<Value>(
  tabId: string,
  run: () => Promise<Value>,
  patienceMs = 1000,
): Promise<Value | null> {
  if (!hasLocks()) return run()
  try {
    return await navigator.locks.request(lockName(tabId), { signal: AbortSignal.timeout(patienceMs) }, run)
  } catch (error) {
    if (error instanceof DOMException && (error.name === 'TimeoutError' || error.name === 'AbortError')) return null
    throw error
  }
}

// Only pages over https (and on the machine itself) have locks.
const hasLocks = () => 'locks' in navigator
