import { mutated, type Random } from '@naikkelas/api/testing/mutations'

/** As much of an OpenAPI document as says how its endpoints are called. */
export interface EndpointsDocument {
  paths: Record<string, Record<string, Operation>>
}

interface Operation {
  parameters?: readonly { name: string; in: string; schema?: ParameterSchema }[]
  requestBody?: { content: Record<string, unknown> }
  responses: Record<string, { content?: Record<string, { schema: object }> }>
}

interface ParameterSchema {
  enum?: readonly unknown[]
  format?: string
  type?: string
}

export interface WholeRequest {
  line: string
  headers: readonly string[]
  body: Buffer
}

export interface KnownValues {
  /** Values of parameters by their name, such as the id of a page that exists. */
  parameters: Readonly<Record<string, string>>
  /** Files that the server takes, by their name. */
  files: Readonly<Record<string, Buffer>>
  /** A tracker delivery that the server takes. */
  delivery: object
}

export interface StreamingEndpoint {
  /** `POST /admin/media` */
  name: string
  request: (random: Random) => WholeRequest
}

const MULTIPART_BOUNDARY = 'batas0123456789'

/** Every endpoint that reads a body as it comes or answers without the envelope, with requests that it would take. */
export function streamingEndpoints(
  documents: readonly EndpointsDocument[],
  known: KnownValues,
): readonly StreamingEndpoint[] {
  return documents.flatMap(({ paths }) =>
    Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations)
        .filter(([, operation]) => isStreaming(operation))
        .map(([method, operation]) => ({
          name: `${method.toUpperCase()} ${path}`,
          request: (random: Random) => requestOf({ method, path, operation }, known, random),
        })),
    ),
  )
}

function isStreaming({ requestBody, responses }: Operation): boolean {
  const sent = Object.keys(requestBody?.content ?? {})
  if (sent.includes('multipart/form-data') || sent.includes('text/plain')) return true
  // A file has no schema, and a redirect has no content at all.
  return Object.entries(responses).some(([status, { content }]) => {
    if (status.startsWith('3')) return true
    return Object.entries(content ?? {}).some(
      ([type, { schema }]) => type === 'text/event-stream' || Object.keys(schema).length === 0,
    )
  })
}

function requestOf(
  { method, path, operation }: { method: string; path: string; operation: Operation },
  known: KnownValues,
  random: Random,
): WholeRequest {
  const of = (place: string) => (operation.parameters ?? []).filter((parameter) => parameter.in === place)
  const filled = of('path').reduce(
    (address, { name, schema }) =>
      address.replace(`{${name}}`, encodeURIComponent(valueOf({ name, schema }, known, random))),
    path,
  )
  const query = new URLSearchParams(
    of('query')
      .filter(() => random(2) === 0)
      .map(({ name, schema }) => [name, random(3) === 0 ? odd(random) : valueOf({ name, schema }, known, random)]),
  ).toString()
  const address = `/api${filled}${query === '' ? '' : `?${query}`}`
  const line = `${method.toUpperCase()} ${address} HTTP/1.1`
  const content = operation.requestBody?.content ?? {}
  if ('multipart/form-data' in content) return { line, ...multipart(known, random) }
  if ('text/plain' in content) return { line, ...text(known, random) }
  return { line, headers: ['range: bytes=0-99,200-', 'last-event-id: -1'], body: Buffer.alloc(0) }
}

function valueOf(
  { name, schema = {} }: { name: string; schema?: ParameterSchema | undefined },
  { parameters }: KnownValues,
  random: Random,
): string {
  const given = parameters[name]
  if (given !== undefined) return given
  if (schema.enum) return String(schema.enum[random(schema.enum.length)])
  if (schema.format === 'uuid') return '0197a1c2-0000-7000-8000-00000000dead'
  return schema.type === 'integer' || schema.type === 'number' ? '1' : 'a'
}

const ODD_TEXTS = ['', '\u0000', '-1', '1e309', '2026-13-41', '%', "'", '../../etc/passwd', '\ufffd', 'a'.repeat(4_000)]

const odd = (random: Random) => ODD_TEXTS[random(ODD_TEXTS.length)] ?? ''

/** What beacons and mail programs send: JSON or a form. */
function text({ delivery }: KnownValues, random: Random): Pick<WholeRequest, 'headers' | 'body'> {
  if (random(2) === 0)
    return { headers: ['content-type: text/plain;charset=UTF-8'], body: Buffer.from(JSON.stringify(delivery)) }
  return {
    headers: ['content-type: application/x-www-form-urlencoded'],
    body: Buffer.from(
      'link=https%3A%2F%2Fnaikkelas.test%2Fkelas&date=1790000000&sponsor_id=a&List-Unsubscribe=One-Click',
    ),
  }
}

/** One of the files, half of the time already broken by itself, so that the body around it is whole. */
function multipart({ files }: KnownValues, random: Random): Pick<WholeRequest, 'headers' | 'body'> {
  const names = Object.keys(files)
  const name = names[random(names.length)] ?? ''
  const head = `--${MULTIPART_BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`
  const file = files[name] ?? Buffer.alloc(0)
  const content = random(2) === 0 ? mutated(file, random) : file
  const end = `\r\n--${MULTIPART_BOUNDARY}--\r\n`
  return {
    headers: [`content-type: multipart/form-data; boundary=${MULTIPART_BOUNDARY}`],
    body: Buffer.concat([Buffer.from(head), content, Buffer.from(end)]),
  }
}
