import type { AppContext } from '../../app-context.ts'
import type { Module } from '../../module.ts'
import { type Jobs, startLocalTasks } from '../jobs/index.ts'

/** What an application does beside its requests, from its start to its stop. */
export function createBackground(app: AppContext, modules: readonly Module[], jobs: Jobs) {
  let localTasks: ReturnType<typeof startLocalTasks> | undefined
  return {
    /** Writes now and then what this process counted in memory and, unless a worker does, runs jobs. */
    async startBackground({ withJobs }: { withJobs: boolean }) {
      await jobs.prepare()
      if (withJobs) jobs.start()
      for (const { onStart } of modules) await onStart?.(app)
      localTasks = startLocalTasks(
        modules.flatMap((one) => one.localTasks?.(app) ?? []),
        app.onFailure,
      )
    },
    /** To be called before a stop waits for open requests: a stream never ends by itself. */
    async endStreams() {
      await Promise.all(modules.map(({ endStreams }) => endStreams?.(app)))
    },
    /** Once nothing more comes in: begins nothing more and waits for what is under way. */
    async stopBackground() {
      for (const { onStop } of modules) await onStop?.(app)
      await jobs.stop()
      await localTasks?.stop()
      app.ports.pictures.close()
      app.ports.backgroundPictures.close()
    },
  }
}
