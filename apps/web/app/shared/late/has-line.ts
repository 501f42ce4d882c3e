let asking: Promise<boolean> | undefined

/**
 * Whether files of this build can be fetched now: no network, a server that is down or a newer build count as offline,
 * whatever the browser believes. Checked before an import, because a browser caches a failed module until the page is
 * reloaded. True on the server. Concurrent checks share the answer.
 */
export function hasLine(): Promise<boolean> {
  if (typeof window === 'undefined') return Promise.resolve(true)
  if (!navigator.onLine) return Promise.resolve(false)
  asking ??= fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' })
    .then(
      ({ ok }) => ok,
      () => false,
    )
    .finally(() => {
      asking = undefined
    })
  return asking
}

/**
 * A loader that fetches only while online, caches the result and retries after a failure.
 * @returns a function that rejects while the module is unavailable
 */
export function whileLine<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let arriving: Promise<Module> | undefined
  const fetchIt = async () => {
    if (!(await hasLine())) throw new Error('There is no line to the server.')
    return load()
  }
  return () => {
    arriving ??= fetchIt().catch((error: unknown) => {
      arriving = undefined
      throw error
    })
    return arriving
  }
}
