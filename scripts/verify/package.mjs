// The web application against @naikkelas/ui as it is published: its types and its build see dist, not the sources.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { buildWhenChanged } from '../build.mjs'
import { root } from '../node24.mjs'
import { stage } from '../../packages/ui/scripts/published-manifest.mjs'
import { workshop } from './checkout.mjs'

export const title = 'The package: our own application on what is published'

/** @param {(promise: string, prove: () => Promise<string>) => Promise<boolean>} promise */
export async function verify(promise) {
  const { folder, remove } = workshop()
  try {
    await buildWhenChanged((workspace) => workspace === 'packages/ui')
    layOut(folder)
    await promise('the application’s types agree with the published declarations', async () => {
      run(folder, 'tsc', ['--noEmit', '--project', '.'])
      return 'no error'
    })
    await promise('the application builds from the published files', async () => {
      run(join(folder, 'apps/web'), 'react-router', ['build'])
      const files = readdirSync(join(folder, 'apps/web/build/client/assets')).length
      return `${files} files for the browser`
    })
  } finally {
    remove()
  }
}

/** The workspaces that the application needs, installed packages by link, and ours as a tarball holds it. */
function layOut(folder) {
  for (const file of [
    'package.json',
    'tsconfig.json',
    'apps/web',
    'packages/page',
    'packages/page-html',
    'packages/contract',
  ])
    cpSync(join(root, file), join(folder, file), {
      recursive: true,
      filter: (path) =>
        !/\/(node_modules|build|\.react-router|e2e|testing|playwright\.config\.ts)$|\.(test|browser\.test|stories)\.tsx?$/.test(
          path,
        ),
    })
  const modules = join(folder, 'node_modules')
  mkdirSync(join(modules, '@naikkelas'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@naikkelas' && name !== '.cache') symlinkSync(join(root, 'node_modules', name), join(modules, name))
  for (const workspace of ['apps/web', 'packages/page', 'packages/page-html', 'packages/contract']) {
    const own = join(root, workspace, 'node_modules')
    if (existsSync(own)) symlinkSync(own, join(folder, workspace, 'node_modules'))
  }
  for (const name of ['page', 'page-html', 'contract'])
    symlinkSync(join(folder, 'packages', name), join(modules, '@naikkelas', name))
  stage(join(modules, '@naikkelas/ui'))
  run(join(folder, 'apps/web'), 'react-router', ['typegen'])
}

function run(cwd, program, args) {
  const env = { ...process.env, PATH: `${root}/node_modules/.bin:${process.env.PATH}`, NODE_ENV: 'production' }
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, env, encoding: 'utf8', maxBuffer: 1e9 })
  if (status !== 0) throw new Error(`${program}: ${`${stdout}\n${stderr}`.trim().slice(-2500)}`)
}
