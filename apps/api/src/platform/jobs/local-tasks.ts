/** Work on what one process holds in memory, such as counts that are written together. */
export interface LocalTask {
  name: string
  everyMs: number
  run: () => Promise<void>
}

/** Runs tasks at intervals; one that is still running is not begun again, one that fails is reported and goes on. */
export function startLocalTasks(tasks: readonly LocalTask[], onFailure: (error: unknown, where: string) => void) {
  const running = new Map<string, Promise<void>>()
  function run({ name, run: work }: LocalTask): Promise<void> {
    const current = running.get(name)
    if (current) return current
    const done = work()
      .catch((error: unknown) => onFailure(error, name))
      .finally(() => running.delete(name))
    running.set(name, done)
    return done
  }
  const timers = tasks.map((task) => setInterval(() => void run(task), task.everyMs).unref())
  return {
    /** Runs each task once more and waits for it. */
    async stop() {
      for (const timer of timers) clearInterval(timer)
      await Promise.all(running.values())
      for (const task of tasks) await run(task)
    },
  }
}
