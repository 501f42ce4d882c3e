import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { builderFloors } from '../../.dependency-cruiser.builder.mjs'

const builder = new URL('../../apps/web/app/areas/admin/builder/', import.meta.url)
const folders = builderFloors.flatMap((floor) => floor.folders)

test('every folder of the builder has one floor', () => {
  const onDisk = readdirSync(builder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && readdirSync(new URL(`${entry.name}/`, builder)).length > 0)
    .map(({ name }) => name)

  expect([...folders].sort()).toEqual(onDisk.sort())
})

test("the builder's README lists the floors as they are enforced", () => {
  const rows = readFileSync(new URL('README.md', builder), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
  const listed = rows.flatMap(([, names = '', floor = '']) =>
    [...names.matchAll(/`([\w-]+)\/`/g)].map(([, folder = '']) => `${folder} on ${floor}`),
  )

  const enforced = builderFloors.flatMap((one) => one.folders.map((folder) => `${folder} on ${one.floor}`))
  expect(listed.sort()).toEqual(enforced.sort())
})
