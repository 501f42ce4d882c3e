import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import { expect, test } from 'vitest'
import { scratchRepository } from './setup/scratch-repository.ts'

/** A bundle of one program and one module, as the server's is, and what reading a log of it says. */
function bundled() {
  const { folder, write } = scratchRepository()
  write(
    'apps/api/src/seats.ts',
    'interface Seats {\n  left: number\n}\nexport function take(seats: Seats | null) {\n  return seats!.left\n}\n',
  )
  write('apps/server/src/main.ts', "import { take } from '../../api/src/seats.ts'\n\ntake(null)\n")
  buildSync({
    entryPoints: [join(folder, 'apps/server/src/main.ts')],
    outfile: join(folder, 'apps/server/dist/server.js'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    sourcemap: 'linked',
  })
  const run = (args: string[], input?: string) =>
    spawnSync(process.execPath, args, { encoding: 'utf8', ...(input !== undefined && { input }) })
  return {
    failure: () => run([join(folder, 'apps/server/dist/server.js')]).stderr,
    read: (log: string) => run([join(folder, 'scripts/read-stack.mjs')], log).stdout,
  }
}

test('a failure in the log is followed by the places of the sources', () => {
  const { failure, read } = bundled()
  const log = failure()
  expect(log).toContain('apps/server/dist/server.js:')
  const output = read(log)
  expect(output).toContain('[apps/api/src/seats.ts:5:')
  expect(output).toContain('[apps/server/src/main.ts:3:')
  expect(output.replaceAll(/ \[apps\/[^\]]+\]/g, '')).toBe(log)
})

test('what is no place of the bundle, or of one that is gone, stays as it was', () => {
  const { read } = bundled()
  const log =
    'GET /kelas/data 500\n    at old (file:///srv/apps/server/dist/chunk-GONE.js:3:9)\n    at node:internal/x:1:2\n'
  expect(read(log)).toBe(log)
})
