/**
 * Notifies subscribers of a topic that its state changed: in this process as soon as `changed` is called, in other
 * processes shortly after. States are compared for equality, never ordered.
 */
export interface ChangeBus {
  changed: (topic: string, version: string) => void
  /** @returns how to stop listening */
  listen: (topic: string, listener: (version: string) => void) => () => void
  /** Begins nothing more and waits for what is under way. */
  stop: () => Promise<void>
}

interface PollOptions {
  /** Current states of topics; a missing one is unchanged. */
  read: (topics: readonly string[]) => Promise<ReadonlyMap<string, string>>
  onFailure: (error: unknown) => void
  /** @default 250 */
  everyMs?: number
}

/** Between two questions while the database is away. */
const longestPauseMs = 4_000

/**
 * A bus over the database: one query each quarter of a second for all topics of this process, and none without
 * subscribers. A failure is reported once; subscribers are notified of the changes after it.
 */
export function createPollingBus({ read, onFailure, everyMs = 250 }: PollOptions): ChangeBus {
  const topics = new Map<string, { version: string | undefined; listeners: Set<(version: string) => void> }>()
  let timer: NodeJS.Timeout | undefined
  let asking = Promise.resolve()
  let failures = 0
  let isStopped = false

  function changed(name: string, version: string) {
    const topic = topics.get(name)
    if (!topic || topic.version === version) return
    topic.version = version
    for (const listener of topic.listeners) listener(version)
  }

  async function ask() {
    try {
      for (const [name, version] of await read([...topics.keys()])) changed(name, version)
      failures = 0
    } catch (error) {
      if (failures === 0) onFailure(error)
      failures += 1
    }
    timer = undefined
    schedule()
  }

  function schedule() {
    if (isStopped || timer !== undefined || topics.size === 0) return
    timer = setTimeout(() => (asking = ask()), Math.min(everyMs * 2 ** failures, longestPauseMs))
    timer.unref()
  }

  return {
    changed,
    listen(name, listener) {
      const topic = topics.get(name) ?? { version: undefined, listeners: new Set() }
      topics.set(name, topic)
      topic.listeners.add(listener)
      schedule()
      return () => {
        topic.listeners.delete(listener)
        if (topic.listeners.size === 0 && topics.get(name) === topic) topics.delete(name)
      }
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
      return asking
    },
  }
}
