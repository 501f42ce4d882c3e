/** What an address leads to: the values beneath it by method, and what its parameters are here. */
export interface Match<Value> {
  /** Undefined when something is served here, by other methods. */
  value: Value | undefined
  params: Record<string, string>
  /** Methods served at this address, in the order they were added. */
  methods: readonly string[]
}

interface Parameter<Value> {
  /** Text before the parameter in its segment: `leads.` in `leads.{format}`. */
  prefix: string
  name: string
  node: Node<Value>
}

interface Node<Value> {
  fixed: Map<string, Node<Value>>
  /** The longest prefix first, so that the most particular one is tried first. */
  parameters: Parameter<Value>[]
  /** Everything below this address. */
  rest: Map<string, Value>
  values: Map<string, Value>
}

export interface Router<Value> {
  /** @param path segments with at most one parameter at their end (`/leads.{format}`); a last segment `*` is everything below */
  add: (method: string, path: string, value: Value) => void
  /** Null where nothing is served; a slash at the end of a path changes nothing. HEAD is served where GET is. */
  match: (method: string, path: string) => Match<Value> | null
}

/** Any method, for what answers all of them by itself. */
export const anyMethod = '*'

/**
 * Finds what serves an address, segment by segment: a fixed one wins over a parameter, and an address with several
 * readings is served by the first that knows the method. Parameters are decoded; one that cannot be leads nowhere.
 */
export function createRouter<Value>(): Router<Value> {
  const root = emptyNode<Value>()
  return {
    add(method, path, value) {
      let node = root
      const segments = path.split('/').slice(1)
      for (const segment of segments) {
        if (segment === '*') {
          put(node.rest, method, value, path)
          return
        }
        node = childOf(node, segment)
      }
      put(node.values, method, value, path)
    },
    match(method, path) {
      const asked = method === 'HEAD' ? 'GET' : method
      const segments = path.split('/').slice(1)
      const methods = new Set<string>()
      let unserved: Record<string, string> | undefined
      for (const { values, params } of readings(root, segments, 0, {})) {
        const value = values.get(asked) ?? values.get(anyMethod)
        if (value !== undefined) return { value, params, methods: [...values.keys()] }
        unserved ??= params
        for (const served of values.keys()) methods.add(served)
      }
      return unserved ? { value: undefined, params: unserved, methods: [...methods] } : null
    },
  }
}

const emptyNode = <Value>(): Node<Value> => ({
  fixed: new Map(),
  parameters: [],
  rest: new Map(),
  values: new Map(),
})

function put<Value>(values: Map<string, Value>, method: string, value: Value, path: string) {
  if (values.has(method)) throw new Error(`two endpoints are bound to ${method} ${path}`)
  values.set(method, value)
}

const parameterPattern = /^([^{}]*)\{(\w+)\}$/

function childOf<Value>(node: Node<Value>, segment: string): Node<Value> {
  const [, prefix, name] = parameterPattern.exec(segment) ?? []
  if (prefix === undefined || name === undefined) {
    const child = node.fixed.get(segment) ?? emptyNode<Value>()
    node.fixed.set(segment, child)
    return child
  }
  const known = node.parameters.find((parameter) => parameter.prefix === prefix && parameter.name === name)
  if (known) return known.node
  const child = emptyNode<Value>()
  node.parameters.push({ prefix, name, node: child })
  node.parameters.sort((one, other) => other.prefix.length - one.prefix.length)
  return child
}

interface Reading<Value> {
  values: Map<string, Value>
  params: Record<string, string>
}

function* readings<Value>(
  node: Node<Value>,
  segments: readonly string[],
  at: number,
  params: Record<string, string>,
): Generator<Reading<Value>, void> {
  const segment = segments[at]
  const isSlashAtEnd = segment === '' && at === segments.length - 1
  if ((segment === undefined || isSlashAtEnd) && node.values.size > 0) yield { values: node.values, params }
  if (segment === undefined) return
  const fixed = node.fixed.get(segment)
  if (fixed) yield* readings(fixed, segments, at + 1, params)
  for (const { prefix, name, node: below } of node.parameters) {
    const text = segment.startsWith(prefix) ? decoded(segment.slice(prefix.length)) : ''
    if (text !== '') yield* readings(below, segments, at + 1, { ...params, [name]: text })
  }
  if (node.rest.size > 0) yield { values: node.rest, params }
}

/** Empty for what is no text. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
