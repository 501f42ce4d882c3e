/** As much of JSON Schema as is looked at here; the rest is handed on. */
export interface JsonSchema {
  $schema?: string
  $ref?: string
  $defs?: Record<string, JsonSchema>
  type?: string | string[]
  required?: string[]
  properties?: Record<string, JsonSchema>
  [keyword: string]: unknown
}

/**
 * A schema as part of an OpenAPI document: what it defines inside itself moves to the document's components, under names
 * that begin with its own, and references follow. One that refers to itself as a whole becomes a component too.
 */
export function hoisted(made: JsonSchema, name: string, components: Record<string, JsonSchema>): JsonSchema {
  const { $schema: _, $defs = {}, ...schema } = made
  const names = new Map(Object.keys($defs).map((key) => [`#/$defs/${key}`, componentName(name, key)]))
  const own = refersTo(made, '#') ? componentName(name, '') : undefined
  if (own !== undefined) names.set('#', own)
  for (const [key, definition] of Object.entries($defs))
    components[componentName(name, key)] = renamed(definition, names) as JsonSchema
  const result = renamed(schema, names) as JsonSchema
  if (own === undefined) return result
  components[own] = result
  return { $ref: refOf(own) }
}

const refOf = (name: string) => `#/components/schemas/${name}`

/** Letters that names of components may have. */
const componentName = (name: string, key: string) => `${name}${key.replace(/^__/, '').replace(/[^A-Za-z0-9._-]/g, '')}`

function renamed(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => renamed(item, names))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const name = key === '$ref' && typeof item === 'string' ? names.get(item) : undefined
      return [key, name === undefined ? renamed(item, names) : refOf(name)]
    }),
  )
}

function refersTo(value: unknown, ref: string): boolean {
  if (Array.isArray(value)) return value.some((item) => refersTo(item, ref))
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, item]) => (key === '$ref' && item === ref) || refersTo(item, ref))
}
