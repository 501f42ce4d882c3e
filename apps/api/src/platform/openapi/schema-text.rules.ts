import type { JsonSchema } from './json-schema.rules.ts'

/** Deeper than that a reader is better off with the document itself. */
const MAX_DEPTH = 6

/** A schema as a type that developers read at a glance, in the notation of TypeScript. */
export function schemaText(schema: JsonSchema, indent = ''): string {
  if (typeof schema.$ref === 'string') return schema.$ref.split('/').at(-1) ?? 'unknown'
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const several = schema.anyOf ?? schema.oneOf
  if (Array.isArray(several)) return several.map((one: JsonSchema) => schemaText(one, indent)).join(' | ')
  if (Array.isArray(schema.allOf)) return schema.allOf.map((one: JsonSchema) => schemaText(one, indent)).join(' & ')
  if (Array.isArray(schema.type)) return schema.type.map((type) => schemaText({ ...schema, type }, indent)).join(' | ')
  switch (schema.type) {
    case 'object':
      return objectText(schema, indent)
    case 'array':
      return `Array<${schema.items ? schemaText(schema.items as JsonSchema, indent) : 'unknown'}>`
    case 'string':
      return typeof schema.format === 'string' ? `string (${schema.format})` : 'string'
    case undefined:
      return 'unknown'
    default:
      return schema.type
  }
}

function objectText({ properties = {}, required = [], additionalProperties }: JsonSchema, indent: string): string {
  const names = Object.keys(properties)
  const isRecord = typeof additionalProperties === 'object' && additionalProperties !== null
  if (names.length === 0)
    return isRecord ? `Record<string, ${schemaText(additionalProperties as JsonSchema, indent)}>` : '{}'
  if (indent.length / 2 >= MAX_DEPTH) return '{ … }'
  const inner = `${indent}  `
  const lines = names.map(
    (name) => `${inner}${name}${required.includes(name) ? '' : '?'}: ${schemaText(properties[name] ?? {}, inner)}`,
  )
  return `{\n${lines.join('\n')}\n${indent}}`
}
