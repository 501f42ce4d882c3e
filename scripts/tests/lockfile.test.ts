import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

interface LockedPackage extends Manifest {
  resolved?: string
  link?: boolean
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const { packages } = read<{ packages: Record<string, LockedPackage> }>('package-lock.json')

test('npm ci finds every package that another one wants, platform binaries included', () => {
  const missing = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !isFound(path, name))
      .map((name) => `${path || 'the root'} wants ${name}`),
  )

  expect(missing).toEqual([])
})

test('the lockfile names no registry', () => {
  const hosts = Object.values(packages).flatMap(({ resolved, link }) => (resolved && !link ? [resolved] : []))

  expect(hosts).toEqual([])
})

test('every dependency is pinned to one version', () => {
  const manifests = [
    'package.json',
    ...['packages', 'apps'].flatMap((folder) =>
      readdirSync(`${root}${folder}`).map((name) => `${folder}/${name}/package.json`),
    ),
  ]
  const loose = manifests.flatMap((file) => {
    const { dependencies, devDependencies, optionalDependencies } = read<Manifest>(file)
    const all = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    return all
      .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      .map(([name, version]) => `${file}: ${name}@${version}`)
  })

  expect(loose).toEqual([])
})

/** Node looks in the package's own node_modules, then in those of the folders above it. */
function isFound(path: string, name: string) {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    if (packages[at ? `${at}/node_modules/${name}` : `node_modules/${name}`]) return true
    if (!at) return false
  }
}

function read<Content>(file: string) {
  return JSON.parse(readFileSync(`${root}${file}`, 'utf8')) as Content
}
