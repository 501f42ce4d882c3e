import { createPollingBus } from '../change-bus/index.ts'
import type { SettingValues } from './setting-values.rules.ts'

interface MemoryOptions {
  /** All values, and the revision that they are of. */
  load: () => Promise<{ values: SettingValues; revision: string }>
  /** Changes whenever what is loaded does. */
  findRevision: () => Promise<string>
  onFailure: (error: unknown) => void
}

export interface SettingsMemory {
  /** From memory; loaded by the first call and by the first one after `forget`. */
  current: () => Promise<SettingValues>
  /** What is held is out of date: the next call loads. */
  forget: () => void
  /** Loads, and follows what other processes change from then on. */
  follow: () => Promise<void>
  stop: () => Promise<void>
}

const topic = 'settings'
/** Twice within the second in which every process has to know. */
const POLL_MS = 400

/** Flags and settings in the memory of one process. While the database is away the last known ones hold. */
export function createSettingsMemory({ load, findRevision, onFailure }: MemoryOptions): SettingsMemory {
  let held: { values: SettingValues; revision: string | undefined; generation: number } | undefined
  let loading: { promise: Promise<SettingValues>; generation: number } | undefined
  /** One more after each `forget`: a load that began before one does not count as newer. */
  let generation = 0

  async function loaded(own: number): Promise<SettingValues> {
    try {
      const found = await load()
      if (held === undefined || own >= held.generation) held = { ...found, generation: own }
    } catch (error) {
      if (held === undefined) throw error
      // Without a revision the next poll loads; until then no request waits for a database that is away.
      held = { values: held.values, revision: undefined, generation }
      onFailure(error)
    } finally {
      if (loading?.generation === own) loading = undefined
    }
    return held.values
  }

  function refresh(): Promise<SettingValues> {
    if (loading?.generation !== generation) loading = { promise: loaded(generation), generation }
    return loading.promise
  }

  const forget = () => {
    generation += 1
  }

  const bus = createPollingBus({
    // What failed to load is loaded with the next poll, because the revision still differs.
    async read() {
      const revision = await findRevision()
      if (revision !== held?.revision) {
        forget()
        await refresh()
      }
      return new Map([[topic, revision]])
    },
    onFailure,
    everyMs: POLL_MS,
  })

  return {
    current: async () => (held?.generation === generation ? held.values : await refresh()),
    forget,
    async follow() {
      // The values themselves are in memory: nothing waits for the news.
      bus.listen(topic, () => {})
      await refresh()
    },
    stop: () => bus.stop(),
  }
}
