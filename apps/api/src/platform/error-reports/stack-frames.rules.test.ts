import { expect, test } from 'vitest'
import { framesOf } from './stack-frames.rules.ts'

const folders = { root: '/srv/naikkelas', dataDir: '/var/lib/naikkelas' }
const ours = (filename: string, name?: string) => ({
  ...(name && { function: name }),
  filename,
  lineno: 12,
  colno: 5,
  in_app: true,
})

test.each([
  [
    'Node',
    '    at draw (file:///srv/naikkelas/apps/server/dist/server.js:12:5)',
    ours('apps/server/dist/server.js', 'draw'),
  ],
  ['Node without a name', '    at async /srv/naikkelas/apps/a.ts:12:5', ours('apps/a.ts')],
  [
    'Chromium',
    '    at e.save (https://naikkelas.id/assets/save-Dk3jd92kQ1.js:12:5)',
    ours('/assets/save-Dk3jd92kQ1.js', 'e.save'),
  ],
  ['Firefox', 'save@https://naikkelas.id/assets/save-Dk3.js:12:5', ours('/assets/save-Dk3.js', 'save')],
  ['Safari', '@https://naikkelas.id/unduh/abc?isian=x:12:5', ours('/unduh/[token]')],
])('a line of %s is read, without machine and query', (_, line, frame) => {
  expect(framesOf(`Error: at home (a:1:1)x\n${line}`, folders)).toEqual([frame])
})

test('frames of libraries and the engine are distinguished from ours, and the innermost comes last', () => {
  const stack = `Error: x
    at throwing (/srv/naikkelas/apps/a.ts:3:1)
    at pg (/srv/naikkelas/node_modules/pg/lib/client.js:2:1)
    at node:internal/process/task_queues:1:1`
  expect(framesOf(stack, folders).map(({ filename, in_app }) => [filename, in_app])).toEqual([
    ['node:internal/process/task_queues', false],
    ['node_modules/pg/lib/client.js', false],
    ['apps/a.ts', true],
  ])
})

test('fifty lines are enough, and a line of a megabyte is none', () => {
  const line = '    at draw (/srv/naikkelas/apps/a.ts:3:1)\n'
  expect(framesOf(line.repeat(5_000), folders)).toHaveLength(50)
  expect(framesOf(`at ${'(@'.repeat(500_000)}:1:1`, folders)).toEqual([])
})
