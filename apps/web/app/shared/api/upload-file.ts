import type { UploadType } from '@naikkelas/contract/enumerations'
import { cancelUpload, getUpload, uploadFilePath, uploadLimits } from '@naikkelas/contract/files'
import { ApiError } from './api-error.ts'
import { call } from './call.ts'
import { sendForm } from './send-form.ts'

interface UploadFileOptions {
  type: UploadType
  /** Where of the type. @default the type's own directory */
  directory?: string | undefined
  /** Whole percent, never falling: at most 90 until the server has answered, then 100. */
  onProgress?: ((percent: number) => void) | undefined
  /** Cancels it, and removes what the server has of it. */
  signal?: AbortSignal | undefined
}

/** What is sent until the server answers counts up to this (specification, section 7). */
const SENT_PERCENT = 90
const TRIES = 3
/** Between the tries of a failing action (specification, section 8). */
const RETRY_MS = 1_500

/**
 * Uploads a file: whole below 100 MB, otherwise in chunks of 50 MB, each tried three times. An upload that a closed or
 * reloaded page has interrupted goes on where it was when the same file is chosen again, for a day.
 * @returns the file's stable address
 * @throws ApiError when it is refused, a DOMException AbortError when it was cancelled
 */
export async function upload(file: File, options: UploadFileOptions): Promise<{ address: string }> {
  if (file.size >= uploadLimits.fileBytes)
    throw new ApiError(413, 'File harus di bawah 500MB', { code: 'file_too_large' })
  const report = risingOnly(options.onProgress)
  report(0)
  const address =
    file.size < uploadLimits.singleBytes
      ? await uploadWhole(file, options, report)
      : await uploadInChunks(file, options, report)
  report(100)
  return { address }
}

type Report = (percent: number) => void

async function uploadWhole(file: File, options: UploadFileOptions, report: Report): Promise<string> {
  // Once: a second try of a file that did arrive would store it twice.
  const data = await send(formOf(file, file.name, options), options, (sent) => report(percentOf(sent, file.size)))
  return addressOf(data)
}

async function uploadInChunks(file: File, options: UploadFileOptions, report: Report): Promise<string> {
  const memory = rememberedUpload(file, options)
  try {
    const address = await sendMissing(file, options, { report, uploadId: memory.id })
    memory.forget()
    return address
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500 && !isPassing(error)
    const isCancelled = options.signal?.aborted ?? false
    if (isRefused || isCancelled) {
      memory.forget()
      // Else it counts among the open uploads of the account for a day.
      await call(cancelUpload, { params: { upload: memory.id } }).catch(() => undefined)
    }
    throw error
  }
}

async function sendMissing(
  file: File,
  options: UploadFileOptions,
  { report, uploadId }: { report: Report; uploadId: string },
): Promise<string> {
  const { chunkBytes } = uploadLimits
  const count = Math.ceil(file.size / chunkBytes)
  const known = await receivedOf(uploadId, options.signal)
  if (known.address !== null) return known.address
  const missing = Array.from({ length: count }, (_, index) => index).filter((index) => !known.received.has(index))
  // All chunks are there and the file was not put together: the last one, sent again, does it.
  if (missing.length === 0) missing.push(count - 1)
  let done = file.size - missing.reduce((sum, index) => sum + chunkOf(file, index).size, 0)
  let data: unknown = null
  for (const index of missing) {
    const chunk = chunkOf(file, index)
    const before = done
    data = await retried(options.signal, () => {
      const form = formOf(chunk, file.name, options)
      form.append('name', file.name)
      form.append('chunk', String(index))
      form.append('last', String(index === count - 1))
      form.append('upload', uploadId)
      form.append('size', String(file.size))
      return send(form, options, (sent) => report(percentOf(before + Math.min(sent, chunk.size), file.size)))
    })
    done += chunk.size
  }
  return addressOf(data)
}

const chunkOf = (file: File, index: number) =>
  file.slice(index * uploadLimits.chunkBytes, (index + 1) * uploadLimits.chunkBytes)

/** What the server has of an upload; nothing where it does not know it. */
async function receivedOf(uploadId: string, signal: AbortSignal | undefined) {
  try {
    const input = { params: { upload: uploadId } }
    const { received, address } = await call(getUpload, input, signal === undefined ? {} : { signal })
    return { received: new Set(received), address }
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { received: new Set<number>(), address: null }
    throw error
  }
}

/** The small fields stand before the file, so that the server can refuse before it reads that. */
function formOf(bytes: Blob, name: string, { type, directory }: UploadFileOptions): FormData {
  const form = new FormData()
  form.append('type', String(type))
  if (directory !== undefined) form.append('directory', directory)
  form.append('file', bytes, name)
  return form
}

async function send(form: FormData, { signal }: UploadFileOptions, onSent: (sent: number) => void): Promise<unknown> {
  return (await sendForm(`/api${uploadFilePath}`, form, { onSent, signal })).data
}

async function retried<Result>(signal: AbortSignal | undefined, act: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await act()
    } catch (error) {
      if (tries === TRIES || signal?.aborted || !isPassing(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    }
  }
}

/** A failure that another try may not meet. */
const isPassing = (error: unknown) =>
  error instanceof ApiError &&
  (error.status === 0 || error.status === 408 || error.status === 429 || (error.status >= 500 && error.status !== 507))

function addressOf(data: unknown): string {
  if (typeof data === 'string') return data
  throw new ApiError(500, 'Unggahan belum lengkap. Coba lagi.', { code: 'internal' })
}

const percentOf = (sent: number, size: number) =>
  size === 0 ? 0 : Math.min(SENT_PERCENT, Math.floor((sent / size) * SENT_PERCENT))

function risingOnly(onProgress: Report | undefined): Report {
  let last = -1
  return (percent) => {
    if (percent <= last) return
    last = percent
    onProgress?.(percent)
  }
}

/** The id of an upload of this very file, from before a reload or a new one. */
function rememberedUpload({ name, size, lastModified }: File, { type, directory = '' }: UploadFileOptions) {
  const key = `naikkelas:upload:${[type, directory, size, lastModified, name].join(':')}`
  const id = stored(key) ?? crypto.randomUUID()
  try {
    localStorage.setItem(key, id)
  } catch {
    // Without storage the upload goes on all the same, and cannot be resumed.
  }
  const forget = () => {
    try {
      localStorage.removeItem(key)
    } catch {
      // The same.
    }
  }
  return { id, forget }
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
