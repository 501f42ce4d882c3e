import type { Media } from '@naikkelas/contract/pages'
import sharp from 'sharp'
import type { TestApp } from './test-app.ts'

type Desk = Awaited<ReturnType<TestApp['signedIn']>>

/** A drawing of two halves, big enough for a given width. */
export function drawing({ width = 640, height = 400, left = '#c0392b', right = '#f4f1ea' } = {}) {
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${right}"/><rect width="${width * 0.7}" height="${height}" fill="${left}"/></svg>`,
    ),
  )
}

interface Upload {
  bytes: Uint8Array
  fileName?: string
  headers?: Record<string, string>
  field?: string
}

/** Sends a file as the builder's form does. */
export async function upload(
  app: TestApp,
  desk: Desk,
  { bytes, fileName = 'toko.jpg', headers = {}, field = 'file' }: Upload,
) {
  const form = new FormData()
  form.set(field, new File([new Uint8Array(bytes)], fileName))
  return sendUpload(app, desk, form, headers)
}

export async function sendUpload(
  app: TestApp,
  desk: Desk | null,
  body: BodyInit,
  headers: Record<string, string> = {},
  query = '',
) {
  const cookie = desk ? [...desk.cookies].map(([name, value]) => `${name}=${value}`).join('; ') : ''
  const request = new Request(`http://localhost:3000/api/admin/media${query}`, {
    method: 'POST',
    headers: {
      origin: 'http://localhost:3000',
      'x-requested-with': 'naikkelas',
      ...(cookie ? { cookie } : {}),
      ...headers,
    },
    body,
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  } as RequestInit)
  const response = await app.fetch(request)
  const envelope = (await response.json()) as {
    status: number
    message: string
    data: Media & { code?: string; fields?: { path: string; message: string }[] }
  }
  return { status: response.status, body: envelope, media: envelope.data }
}
