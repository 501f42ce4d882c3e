import { applicationPaths, isDrawnPath, recordPaths } from '@naikkelas/contract'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from './routes.ts'

/** Full paths of routes with a component, as route patterns of the specification. */
function pathsOf(entries: readonly RouteConfigEntry[], folder: string): string[] {
  return entries.flatMap(({ path = '', children = [] }) => {
    const whole = [folder, path.replace(/:(\w+)/g, '{$1}')].filter((part) => part !== '').join('/')
    return children.length > 0 ? pathsOf(children, whole) : [whole]
  })
}
const drawn = pathsOf(routes, '')
  .filter((path) => !path.endsWith('*'))
  .map((path) => `/${path}`)

const ofRecords: ReadonlySet<string> = new Set(recordPaths)

test('every drawn route is listed for path checks', () => {
  expect(drawn.filter((path) => !isDrawnPath(path) && !ofRecords.has(path))).toEqual([])
})

test('every listed path has a route', () => {
  expect([...applicationPaths, ...recordPaths].filter((path) => !drawn.includes(path))).toEqual([])
})
