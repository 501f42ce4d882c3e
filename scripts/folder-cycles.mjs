// Folders that need each other. The cycles of files are dependency-cruiser's own rule; files that need no cycle among
// themselves can still tie two folders together, so that neither can be read, moved or loaded without the other.
import { dirname } from 'node:path'

/** Tests, and the documentation of ui, may look at anything that they show. */
const exempt = /\.(test|spec|stories)\.tsx?$|\/(testing|e2e)\/|^packages\/ui\/src\/docs\//

/**
 * Sibling folders whose files (with those of all folders in them) need each other, if only for a type.
 * @param {{ source: string, dependencies: { resolved: string }[] }[]} modules of dependency-cruiser's JSON
 * @returns {{ within: string, folders: string[], imports: string[] }[]} one shortest cycle for each knot of folders
 */
export function folderCycles(modules) {
  const graphs = new Map()
  const own = new Set(modules.map(({ source }) => source))
  for (const { source, dependencies } of modules) {
    if (exempt.test(source)) continue
    for (const { resolved } of dependencies) {
      if (own.has(resolved) && !exempt.test(resolved) && !resolved.includes('node_modules/'))
        addEdge(graphs, source, resolved)
    }
  }
  return [...graphs].flatMap(([within, graph]) =>
    knots(graph).map((knot) => {
      const folders = shortestCycle(graph, knot)
      const imports = folders.map((folder, at) => graph.get(folder).get(folders[(at + 1) % folders.length]))
      return { within, folders, imports }
    }),
  )
}

/** For people: each cycle with the imports that close it. */
export function folderCyclesText(cycles) {
  const text = ({ within, folders, imports }) =>
    [`  ${within || '.'}: ${[...folders, folders[0]].join(' → ')}`, ...imports.map((line) => `      ${line}`)].join(
      '\n',
    )
  return `Folders need each other: move what both need into a folder below them.\n${cycles.map(text).join('\n')}`
}

function addEdge(graphs, source, target) {
  const from = dirname(source).split('/')
  const to = dirname(target).split('/')
  let depth = 0
  while (depth < from.length && depth < to.length && from[depth] === to[depth]) depth += 1
  // A folder and what is in it are one.
  if (depth === from.length || depth === to.length) return
  const within = from.slice(0, depth).join('/')
  const graph = graphs.get(within) ?? graphs.set(within, new Map()).get(within)
  const edges = graph.get(from[depth]) ?? graph.set(from[depth], new Map()).get(from[depth])
  if (!edges.has(to[depth])) edges.set(to[depth], `${source} → ${target}`)
}

/** Sets of folders that all reach each other. */
function knots(graph) {
  const reached = new Map([...graph.keys()].map((folder) => [folder, reachable(graph, folder)]))
  const found = []
  const tied = new Set()
  for (const [folder, all] of reached) {
    if (tied.has(folder) || !all.has(folder)) continue
    const knot = new Set([...all].filter((other) => reached.get(other)?.has(folder)))
    for (const other of knot) tied.add(other)
    found.push(knot)
  }
  return found
}

function reachable(graph, start) {
  const seen = new Set()
  const waiting = [start]
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for (const next of graph.get(folder)?.keys() ?? []) {
      if (seen.has(next)) continue
      seen.add(next)
      waiting.push(next)
    }
  }
  return seen
}

function shortestCycle(graph, knot) {
  const cycles = [...knot].sort().map((start) => cycleFrom(graph, start))
  return cycles.reduce((shortest, cycle) => (cycle.length < shortest.length ? cycle : shortest))
}

/** A breadth-first walk of a folder that is known to reach itself. */
function cycleFrom(graph, start) {
  const paths = [[start]]
  const seen = new Set()
  for (const path of paths) {
    for (const next of graph.get(path.at(-1))?.keys() ?? []) {
      if (next === start) return path
      if (seen.has(next)) continue
      seen.add(next)
      paths.push([...path, next])
    }
  }
  throw new Error(`${start} does not reach itself`)
}
