import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const root = fileURLToPath(new URL('../', import.meta.url))

interface Manifest {
  components: { name: string; from: string; runs: 'client' | 'anywhere'; description: string }[]
}

const readManifest = async () =>
  ((await import(`${root}packages/ui/scripts/manifest.mjs`)) as { readManifest: () => Manifest }).readManifest()

/** What pages and blocks know of the package beyond its code: read when a page first asks for it. */
const modules: Readonly<Record<string, () => Promise<string>>> = {
  'virtual:naikkelas-entries': async () => {
    const { components } = await readManifest()
    return `export const entries = ${JSON.stringify(Object.fromEntries(components.map(({ name, from }) => [name, from])))}`
  },
  'virtual:naikkelas-status': async () => {
    const { packageStatus } = await import('./package-status.ts')
    return `export const status = ${JSON.stringify(await packageStatus())}`
  },
}

export function virtualModules(): Plugin {
  return {
    name: 'naikkelas:virtual-modules',
    resolveId: (id) => (Object.hasOwn(modules, id) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0virtual:naikkelas-') ? modules[id.slice(1)]?.() : undefined),
  }
}
