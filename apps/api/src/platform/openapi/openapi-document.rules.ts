import { type FieldIssue, errorTable } from '@naikkelas/contract'
import * as z from 'zod/mini'
import { hoisted, type JsonSchema } from './json-schema.rules.ts'

/** What of a bound endpoint the document says. */
export interface DescribedEndpoint {
  /** As the contract calls it; the name of a generated function. */
  name: string
  method: string
  path: string
  /** Realm of the required session; null without one. */
  realm: string | null
  endpoint: {
    kind: 'json' | 'file' | 'upload' | 'stream' | 'text'
    summary: string
    input: z.ZodMiniType
    output?: z.ZodMiniType
    successStatus?: number
    contentTypes?: readonly string[]
  }
}

interface DocumentOptions {
  title: string
  description: string
  version: string
  /** Below which the paths lie: `https://naikkelas.id/api`. */
  server: string
  /** Names of session cookies by realm. */
  cookies: Readonly<Record<string, string>>
}

type Schemas = Record<string, JsonSchema>

/** The OpenAPI 3.1 document of some endpoints: derived from the contract, so it says what is parsed. */
export function openApiDocument(
  endpoints: readonly DescribedEndpoint[],
  { title, description, version, server, cookies }: DocumentOptions,
) {
  const schemas: Schemas = { Error: errorSchema() }
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    const path = (paths[endpoint.path] ??= {})
    path[endpoint.method.toLowerCase()] = operationOf(endpoint, schemas)
  }
  const realms = [...new Set(endpoints.flatMap(({ realm }) => (realm === null ? [] : [realm])))]
  return {
    openapi: '3.1.0',
    info: { title, description, version },
    servers: [{ url: server }],
    paths,
    components: {
      schemas,
      ...(realms.length > 0 && {
        securitySchemes: Object.fromEntries(
          realms.map((realm) => [realm, { type: 'apiKey', in: 'cookie', name: cookies[realm] ?? realm }]),
        ),
      }),
    },
  }
}

export type OpenApiDocument = ReturnType<typeof openApiDocument>

function operationOf(described: DescribedEndpoint, schemas: Schemas) {
  const { name, method, realm, endpoint } = described
  const parts = partsOf(endpoint.input)
  const schemaOf = (part: 'params' | 'query' | 'body') => {
    const schema = parts[part]
    return schema && jsonSchema(schema, 'input', `${name}${capital(part)}`, schemas)
  }
  const creates = endpoint.kind === 'json' && method === 'POST' && endpoint.successStatus === 201
  const parameters = [
    ...parametersOf(schemaOf('params'), 'path', schemas),
    ...parametersOf(schemaOf('query'), 'query', schemas),
    ...(realm === null ? [] : [accountParameter]),
    ...(creates && realm !== null ? [keyParameter] : []),
  ]
  const body = bodyOf(endpoint.kind, schemaOf('body'))
  return {
    operationId: name,
    summary: endpoint.summary,
    ...(realm !== null && { security: [{ [realm]: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: body }),
    responses: {
      ...successOf(described, schemas),
      default: {
        description: 'What is wrong, in the envelope; `data.code` is one of the codes of `Error`',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
}

const accountParameter = {
  name: 'x-account',
  in: 'header',
  description: 'Account the request is meant for; another one that is signed in by now is answered with 401',
  schema: { type: 'string', format: 'uuid' },
}

const keyParameter = {
  name: 'idempotency-key',
  in: 'header',
  description: 'Made by the client: the same key answers the same again for 24 hours, and makes nothing twice',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
}

function parametersOf(schema: JsonSchema | undefined, place: 'path' | 'query', schemas: Schemas): object[] {
  const whole = schema && resolved(schema, schemas)
  const required = new Set(whole?.required ?? [])
  return Object.entries(whole?.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.has(name),
    schema: property,
  }))
}

const resolved = (schema: JsonSchema, schemas: Schemas): JsonSchema =>
  schema.$ref === undefined ? schema : (schemas[schema.$ref.replace('#/components/schemas/', '')] ?? schema)

function bodyOf(kind: DescribedEndpoint['endpoint']['kind'], schema: JsonSchema | undefined) {
  if (kind === 'upload')
    return {
      required: true,
      content: {
        'multipart/form-data': {
          schema: {
            type: 'object',
            required: ['file'],
            properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
          },
        },
      },
    }
  if (kind === 'text') return { required: true, content: { 'text/plain': { schema: { type: 'string' } } } }
  return schema && { required: true, content: { 'application/json': { schema } } }
}

function successOf({ name, endpoint }: DescribedEndpoint, schemas: Schemas): Record<string, object> {
  if (endpoint.kind === 'stream')
    return {
      '200': { description: 'Server-sent events', content: { 'text/event-stream': { schema: { type: 'string' } } } },
    }
  if (endpoint.kind === 'file') {
    const types = endpoint.contentTypes ?? []
    if (types.length === 0) return { '302': { description: 'The way there' } }
    const content = Object.fromEntries(types.map((type) => [type, { schema: {} }]))
    return { '200': { description: 'A file', content } }
  }
  const data = endpoint.output ? jsonSchema(endpoint.output, 'output', `${name}Data`, schemas) : {}
  const status = String(endpoint.kind === 'upload' ? 201 : (endpoint.successStatus ?? 200))
  const content = { 'application/json': { schema: envelopeOf(data) } }
  const made = { [status]: { description: 'In the envelope', content } }
  return endpoint.kind === 'upload' ? { '200': { description: 'It was there already', content }, ...made } : made
}

const envelopeOf = (data: JsonSchema) => ({
  type: 'object',
  required: ['status', 'message', 'data'],
  properties: {
    status: { type: 'integer', description: 'The same as the HTTP status' },
    message: { type: 'string', description: 'A sentence for people, in Indonesian' },
    data,
  },
})

function errorSchema(): JsonSchema {
  const field: Record<keyof FieldIssue, object> = {
    path: { type: 'string', description: 'Dotted path in body, query or parameters' },
    message: { type: 'string' },
  }
  return envelopeOf({
    type: 'object',
    required: ['code'],
    properties: {
      code: { type: 'string', enum: Object.keys(errorTable) },
      fields: { type: 'array', items: { type: 'object', required: ['path', 'message'], properties: field } },
    },
  }) as JsonSchema
}

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output', name: string, schemas: Schemas): JsonSchema {
  // What is checked by a function has no words in JSON Schema: it is left open there, and still checked here.
  const made = z.toJSONSchema(schema, { target: 'draft-2020-12', io, unrepresentable: 'any', cycles: 'ref' })
  return hoisted(made as JsonSchema, name, schemas)
}

function partsOf(input: z.ZodMiniType): Partial<Record<'params' | 'query' | 'body', z.ZodMiniType>> {
  const { shape } = (input as unknown as { _zod: { def: { shape: Record<string, z.ZodMiniType> } } })._zod.def
  return shape
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
