interface Refreshing {
  /** Reads the newest state and passes it on. */
  refresh: () => Promise<void>
  isNeeded: () => boolean
  onFailure: (error: unknown) => void
}

const retryMs = 1_000

/**
 * Runs one refresh at a time, so that an older state never follows a newer one: requests during a run ask for one more
 * run after it. The bus notifies once, so a failed run is repeated here.
 */
export function createRefresher({ refresh, isNeeded, onFailure }: Refreshing) {
  let isRunning = false
  let isRequested = false
  let retry: NodeJS.Timeout | undefined

  async function run() {
    isRunning = true
    try {
      while (isRequested && isNeeded()) {
        isRequested = false
        await refresh()
      }
    } catch (error) {
      onFailure(error)
      clearTimeout(retry)
      retry = setTimeout(request, retryMs).unref()
    }
    isRunning = false
  }

  function request() {
    isRequested = true
    if (!isRunning) void run()
  }

  return { request, stop: () => clearTimeout(retry) }
}
