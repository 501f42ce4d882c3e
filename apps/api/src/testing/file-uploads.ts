import { createHash } from 'node:crypto'
import type { TestApp } from './test-app.ts'

interface Desk {
  cookies: ReadonlyMap<string, string>
}

/** A field in its place: they may stand before and behind the file. */
type Part = [name: string, value: string] | [name: 'file', bytes: Uint8Array, fileName: string, type?: string]

const site = 'http://localhost:3000'

const cookieOf = (desk: Desk | null) => [...(desk?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ')

/** Sends multipart parts in their order, as a page of ours would. */
export async function sendParts(app: TestApp, desk: Desk | null, path: string, parts: readonly Part[]) {
  const form = new FormData()
  for (const [name, value, fileName = '', type = ''] of parts) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, new File([new Uint8Array(value)], fileName, { type }))
  }
  return sendBody(app, desk, path, form)
}

export async function sendBody(
  app: TestApp,
  desk: Desk | null,
  path: string,
  body: BodyInit,
  headers: Record<string, string> = {},
) {
  const cookie = cookieOf(desk)
  const request = new Request(`${site}/api${path}`, {
    method: 'POST',
    headers: { origin: site, 'x-requested-with': 'naikkelas', ...(cookie === '' ? {} : { cookie }), ...headers },
    body,
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  } as RequestInit)
  const response = await app.fetch(request, { clientAddress: '203.0.113.9' })
  const { data, message } = (await response.json()) as {
    message: string
    data: string | null | { code: string; fields?: { path: string; message: string }[] }
  }
  const failure = typeof data === 'object' && data !== null ? data : undefined
  return {
    status: response.status,
    message,
    address: typeof data === 'string' ? data : null,
    code: failure?.code,
    field: failure?.fields?.[0]?.path,
  }
}

/** Reads an address as a browser of this account would. */
export async function readAddress(
  app: TestApp,
  desk: Desk | null,
  address: string | null,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
) {
  const cookie = cookieOf(desk)
  const request = new Request(site + (address ?? '/nowhere'), {
    method,
    headers: { ...(cookie === '' ? {} : { cookie }), ...headers },
  })
  const response = await app.fetch(request)
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

let count = 0

/** A document of so many bytes, unlike any other. */
export function pdf(bytes = 2_000): Buffer {
  count += 1
  return Buffer.concat([Buffer.from(`%PDF-1.7 ${count} `), Buffer.alloc(bytes, `isi ${count} `)]).subarray(0, bytes)
}

export const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** In pieces of a size, the last one smaller. */
export function inChunks(bytes: Buffer, size: number): Buffer[] {
  const chunks: Buffer[] = []
  for (let at = 0; at < bytes.length; at += size) chunks.push(bytes.subarray(at, at + size))
  return chunks
}

/** The four fields of the specification, and more where given. */
export function chunkParts(chunks: readonly Buffer[], index: number, more: Record<string, string> = {}): Part[] {
  const { name = 'video.pdf', ...fields } = more
  return [
    ['file', chunks[index] ?? Buffer.alloc(0), 'blob'],
    ['name', name],
    ['last', String(index === chunks.length - 1)],
    ['chunk', String(index)],
    ...Object.entries(fields).map(([field, value]): Part => [field, value]),
  ]
}
