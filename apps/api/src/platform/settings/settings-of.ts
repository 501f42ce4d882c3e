import type { AppContext } from '../../app-context.ts'
import type { Queries } from '../database/index.ts'
import { perApp } from '../per-app.ts'
import { type SettingValues, settingValues } from './setting-values.rules.ts'
import { createSettingsMemory } from './settings-memory.ts'
import { findRevision, findSettings } from './settings.repo.ts'

export const settingsMemoryOf = perApp((app) => {
  const { queries } = app.database
  return createSettingsMemory({
    async load() {
      const stored = await findSettings(queries)
      const revision = stored.reduce((sum, { version }) => sum + version, 0)
      return { values: valuesOf(stored, app), revision: `${revision}` }
    },
    findRevision: () => findRevision(queries),
    onFailure: (error) => app.onFailure(error, 'settings of the site'),
  })
})

/** Feature flags as they hold now, from memory: a change of another process is known within a second. */
export async function flagsOf(ctx: AppContext) {
  return (await settingsMemoryOf(ctx).current()).flags
}

/** Settings of the site as they hold now, from memory: a change of another process is known within a second. */
export async function settingsOf(ctx: AppContext) {
  return (await settingsMemoryOf(ctx).current()).settings
}

/** Both as the database has them, for what must not miss a change that commits meanwhile. */
export async function storedSettingsOf(
  ctx: Pick<AppContext, 'siteDefaults'>,
  queries: Queries,
): Promise<SettingValues> {
  return valuesOf(await findSettings(queries), ctx)
}

function valuesOf(
  stored: readonly { name: string; value: unknown }[],
  { siteDefaults }: Pick<AppContext, 'siteDefaults'>,
): SettingValues {
  return settingValues(new Map(stored.map(({ name, value }) => [name, value])), siteDefaults)
}
