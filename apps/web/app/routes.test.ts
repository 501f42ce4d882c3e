import { applicationPaths, isDrawnPath } from '@naikkelas/contract'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from './routes.ts'

/** Whole paths of routes that draw, in the way of the specification. */
function pathsOf(entries: readonly RouteConfigEntry[], folder: string): string[] {
  return entries.flatMap(({ path = '', children = [] }) => {
    const whole = [folder, path.replace(/:(\w+)/g, '{$1}')].filter((part) => part !== '').join('/')
    return children.length > 0 ? pathsOf(children, whole) : [whole]
  })
}
const drawn = pathsOf(routes, '')
  .filter((path) => path !== '*')
  .map((path) => `/${path}`)

test('what the application draws is known to all who ask whether a path shows something', () => {
  expect(drawn.filter((path) => !isDrawnPath(path))).toEqual([])
})

test('a path that is said to be drawn has a route', () => {
  expect(applicationPaths.filter((path) => !drawn.includes(path))).toEqual([])
})
