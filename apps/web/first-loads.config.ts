import type { Plugin, Rolldown } from 'vite'

type Build = Rolldown.PluginContext

const isRouteOf = (folders: RegExp) => (id: string) => id.includes('.route.tsx') && folders.test(id)

/**
 * Whose first load a module belongs to: the builder's alone, or that of other screens too, up to every screen. Watches
 * (other people, comments, synced sections) are fetched by every visit of the builder once the page is shown, editors of
 * lists, buttons and pictures with the first section that has one: most have.
 */
const layers: Readonly<Record<string, (id: string) => boolean>> = {
  builder: isRouteOf(/\/admin\/builder\//),
  watches: (id) => /\/builder\/(?:live\/start-live|comments\/comments|library\/synced-watch)\.tsx?$/.test(id),
  editors: (id) => /\/builder\/inspector\/(?:fields\/(?:cta|image)|list\/list)-field-editor\.tsx$/.test(id),
  pages: isRouteOf(/\/admin\/landing-pages\//),
  desk: isRouteOf(/\/admin\/(?!builder\/|landing-pages\/|sign-in\/|first-admin\/)/),
  door: isRouteOf(/\/storefront\/|\/admin\/(?:sign-in|first-admin)\//),
  start: (id) => /\/app\/(?:entry\.client|root)\.tsx/.test(id),
}

/** Whether a layer takes a module that an earlier layer has, or does not have. */
const takes = (layer: string, isKnown: boolean) =>
  layer === 'watches' || layer === 'editors' ? !isKnown : isKnown || layer === 'builder' || layer === 'start'

/** What draws a type of section: fetched with the first page that has one. */
const isView = (id: string) => /\/sections\/[\w-]+\/[\w-]+\.view\.tsx$/.test(id)
/** Views that share a module from which on it lies in one file with others: most pages need it. */
const manyViews = 6

/**
 * Puts what the builder always fetches together into few files, by layer: a hundred small files cost a third more,
 * because each is compressed by itself. Parts that are fetched later keep files of their own. Each layer holds all that
 * it imports or leaves it to the next one, so that no two files wait for each other.
 */
export function firstLoads(): Plugin {
  const layerOf = new Map<string, string>()
  return {
    name: 'first-loads',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configEnvironment: {
      // The router's plugin has its say first.
      order: 'post',
      handler: (name) =>
        name === 'client'
          ? {
              build: {
                rollupOptions: {
                  // Files may share names: what a route exports is read by name.
                  preserveEntrySignatures: 'allow-extension',
                  output: {
                    codeSplitting: {
                      includeDependenciesRecursively: false,
                      groups: [{ debugName: 'first loads', name: (id) => layerOf.get(id) ?? null }],
                    },
                  },
                },
              },
            }
          : undefined,
    },
    async buildEnd(failure) {
      if (failure) return
      layerOf.clear()
      for (const [layer, isRoot] of Object.entries(layers)) {
        const roots = [...this.getModuleIds()].filter(isRoot)
        for (const id of await neededBy(this, roots)) if (takes(layer, layerOf.has(id))) layerOf.set(id, layer)
      }
      for (const id of await sharedBy(this, [...this.getModuleIds()].filter(isView)))
        if (!layerOf.has(id)) layerOf.set(id, 'views')
    },
  }
}

/** Modules that only pass others on: what is behind them is taken by name. */
const isFrontDoor = (id: string) => /\/packages\/\w[\w-]*\/(?:src\/(?:[\w-]+\/)?index|exports\/.+)\.ts$/.test(id)

/** What many of these modules need. */
async function sharedBy(build: Build, roots: readonly string[]): Promise<string[]> {
  const needs = new Map<string, number>()
  for (const root of roots) for (const id of await neededBy(build, [root])) needs.set(id, (needs.get(id) ?? 0) + 1)
  return [...needs].filter(([, count]) => count >= manyViews).map(([id]) => id)
}

/** These modules and all that they import, front doors apart. */
async function neededBy(build: Build, roots: readonly string[]): Promise<Set<string>> {
  const needed = new Set<string>()
  const waiting = [...roots]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (needed.has(id)) continue
    needed.add(id)
    const info = build.getModuleInfo(id)
    if (!info) continue
    waiting.push(...info.importedIds.filter((imported) => !isFrontDoor(imported)))
    if (info.importedIds.some(isFrontDoor)) waiting.push(...(await behindDoors(build, info)))
  }
  return needed
}

/** The modules whose names a module takes through front doors. */
async function behindDoors(build: Build, { id, code }: Rolldown.ModuleInfo): Promise<string[]> {
  const found: string[] = []
  for (const statement of build.parse(code ?? '').body) {
    if (statement.type !== 'ImportDeclaration') continue
    const door = await resolved(build, statement.source.value, id)
    if (!isFrontDoor(door)) continue
    for (const specifier of statement.specifiers) {
      const name =
        specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier'
          ? specifier.imported.name
          : null
      found.push(...(await behindDoor(build, door, name)))
    }
  }
  return found
}

/** The module that a door takes a name from; all of them for the door as a whole. */
async function behindDoor(build: Build, door: string, name: string | null): Promise<string[]> {
  const info = build.getModuleInfo(door)
  const found: string[] = []
  for (const statement of build.parse(info?.code ?? '').body) {
    if (statement.type !== 'ExportAllDeclaration' && statement.type !== 'ExportNamedDeclaration') continue
    if (!statement.source) continue
    const behind = await resolved(build, statement.source.value, door)
    const passed =
      statement.type === 'ExportAllDeclaration'
        ? build.getModuleInfo(behind)?.exports
        : statement.specifiers.map(({ exported }) => ('name' in exported ? exported.name : exported.value))
    if (name !== null && !passed?.includes(name)) continue
    found.push(...(isFrontDoor(behind) ? await behindDoor(build, behind, name) : [behind]))
  }
  return found
}

async function resolved(build: Build, source: string, importer: string): Promise<string> {
  return (await build.resolve(source, importer))?.id ?? source
}
