import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router-dom'

type Routes = Pick<ServerBuild, 'routes'>['routes']

/**
 * Whether a route accepts forms for a URL. The router would reject others as well, with messages that name our files.
 */
export function takesForms(routes: Routes): (url: URL) => boolean {
  const tree = treeOf(routes, undefined)
  return ({ pathname, searchParams }) => {
    const matches = matchRoutes(tree, pathname.replace(/\/?_?\.data$/, '') || '/') ?? []
    const hasIndex = searchParams.getAll('index').includes('')
    // As the router matches: an index route only if the URL says so, else the last matching one.
    const target = matches.findLast(({ route }) => (route.index ? hasIndex : route.path !== undefined))
    return routes[target?.route.id ?? '']?.module.action !== undefined
  }
}

function treeOf(routes: Routes, parentId: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return []
    const { id, path, index, caseSensitive = false } = route
    if (index) return [{ id, index, caseSensitive, ...(path === undefined ? {} : { path }) }]
    return [{ id, caseSensitive, children: treeOf(routes, id), ...(path === undefined ? {} : { path }) }]
  })
}
