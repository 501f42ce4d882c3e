// Builds what the server runs from, each part only when its own sources changed.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './node24.mjs'
import { run } from './run.mjs'

const stamps = `${root}/.cache/build`

/** In order: a part may read what an earlier one made. */
const parts = [
  { workspace: 'packages/ui', sources: ['packages/ui', 'tokens'], product: 'packages/ui/dist' },
  { workspace: 'apps/web', sources: ['packages', 'tokens', 'apps/web'], product: 'apps/web/build' },
  { workspace: 'apps/server', sources: ['packages', 'tokens', 'apps'], product: 'apps/server/dist' },
  {
    workspace: 'apps/local-gateway',
    sources: ['packages/supervision', 'apps/local-gateway'],
    product: 'apps/local-gateway/dist',
  },
  {
    workspace: 'apps/supervisor',
    sources: ['packages/embedded-postgres', 'packages/supervision', 'apps/supervisor'],
    product: 'apps/supervisor/dist',
  },
]

const notSources =
  /^(node_modules|dist|build|\.react-router|\.vite|e2e|test-results|playwright-report|coverage)$|\.(test|stories)\.tsx?$|\.mdx?$/

/**
 * @param {(workspace: string) => boolean} [isWanted] leaves parts out
 * @throws with the output of the build that failed
 */
export async function buildWhenChanged(isWanted = () => true) {
  for (const { workspace, sources, product } of parts) {
    if (!isWanted(workspace) || !hasBuildScript(workspace)) continue
    const stamp = join(stamps, `${workspace.replace('/', '-')}.sha256`)
    const hash = hashOf(sources)
    if (existsSync(join(root, product)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) continue
    console.log(`Building ${workspace} …`)
    rmSync(stamp, { force: true })
    const { code, output } = await run('npm', ['run', '--silent', 'build', '--workspace', workspace], {
      env: { NODE_ENV: 'production' },
      isQuiet: true,
    })
    if (code !== 0)
      throw new Error(`${lastLines(output)}\nBuilding ${workspace} failed; the end of its output is above.`)
    mkdirSync(stamps, { recursive: true })
    writeFileSync(stamp, hash)
  }
}

/** The end of a build's output, where its errors are. */
function lastLines(output) {
  return output.trimEnd().split('\n').slice(-60).join('\n')
}

function hasBuildScript(workspace) {
  return Boolean(JSON.parse(readFileSync(`${root}/${workspace}/package.json`, 'utf8')).scripts?.build)
}

/** Contents, not times: a checkout changes the times of files that stayed the same. */
function hashOf(folders) {
  const hash = createHash('sha256')
  const files = folders.flatMap((folder) => sourceFiles(folder))
  for (const file of ['package-lock.json', 'tsconfig.json', ...files])
    hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

function sourceFiles(folder) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true }).filter(({ name }) => !notSources.test(name))
  entries.sort((one, other) => (one.name < other.name ? -1 : 1))
  return entries.flatMap((entry) =>
    entry.isDirectory() ? sourceFiles(`${folder}/${entry.name}`) : `${folder}/${entry.name}`,
  )
}
