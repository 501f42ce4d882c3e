import { uploadLimits } from '@naikkelas/contract/files'
import { uploadTypes } from '@naikkelas/contract/enumerations'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { upload } from './upload-file.ts'

interface Sent {
  path: string
  fields: Record<string, string>
  bytes: number
}

type Answer = { status: number; data: unknown } | 'network'

let sent: Sent[]
let answers: (request: Sent) => Answer
let known: { received: number[]; lastIndex: number | null; address: string | null } | null
let cancelled: string[]

/** Replaces the browser's request: reports half of its bytes, then all, then the answer. */
class FakeRequest extends EventTarget {
  upload = new EventTarget()
  status = 0
  responseText = ''
  #path = ''
  open(_method: string, path: string) {
    this.#path = path
  }
  setRequestHeader() {}
  abort() {
    this.dispatchEvent(new Event('abort'))
  }
  send(form: FormData) {
    const file = form.get('file') as File
    const fields = Object.fromEntries(
      [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
    const request = { path: this.#path, fields, bytes: file.size }
    sent.push(request)
    for (const loaded of [file.size / 2, file.size])
      this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total: file.size }))
    queueMicrotask(() => {
      const answer = answers(request)
      if (answer === 'network') return void this.dispatchEvent(new Event('error'))
      this.status = answer.status
      this.responseText = JSON.stringify({ status: answer.status, message: 'Jawaban', data: answer.data })
      this.dispatchEvent(new Event('load'))
    })
  }
}

/** A file of a size without its bytes. */
function sized(bytes: number, name = 'kelas.mp4'): File {
  const file = new File(['isi'], name, { lastModified: 1_700_000_000_000 })
  const slice = (from: number, to: number) => sizedBlob(Math.min(to, bytes) - from)
  return Object.defineProperties(file, { size: { value: bytes }, slice: { value: slice } })
}
const sizedBlob = (bytes: number) => Object.defineProperty(new File(['isi'], 'blob'), 'size', { value: bytes })

const given = { type: uploadTypes.course, directory: 'kelas/satu' } as const
const address = '/api/files/0197a1c2-0000-7000-8000-000000000001'
const answerLast = ({ fields }: Sent): Answer =>
  fields.last === 'false' ? { status: 200, data: null } : { status: 201, data: address }

beforeEach(() => {
  sent = []
  known = null
  cancelled = []
  answers = answerLast
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  // The form keeps the blob it is given, with the size that it says.
  vi.stubGlobal(
    'FormData',
    class extends Array<[string, unknown]> {
      append(name: string, value: unknown) {
        this.push([name, value])
      }
      get(name: string) {
        return this.find(([field]) => field === name)?.[1]
      }
    },
  )
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (init.method === 'DELETE') cancelled.push(path)
    return known === null || init.method === 'DELETE'
      ? Response.json({ status: 404, message: 'Tidak ada', data: { code: 'not_found' } }, { status: 404 })
      : Response.json({ status: 200, message: 'Berhasil', data: known })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function finished<Result>(running: Promise<Result>): Promise<Result> {
  const settled = running.catch(() => undefined)
  await vi.runAllTimersAsync()
  await settled
  return running
}

test('a file below 100 MB is sent whole, and progress stays at 90 until the answer', async () => {
  const seen: number[] = []
  const file = sized(uploadLimits.singleBytes - 1)
  expect(await finished(upload(file, { ...given, onProgress: (percent) => seen.push(percent) }))).toEqual({ address })
  expect(sent).toEqual([{ path: '/api/file', fields: { type: '2', directory: 'kelas/satu' }, bytes: file.size }])
  expect(seen).toEqual([0, 45, 90, 100])
})

test('a file of 100 MB is sent in chunks of 50 MB, with the fields of the specification', async () => {
  const size = uploadLimits.singleBytes + 7
  const seen: number[] = []
  expect(await finished(upload(sized(size), { ...given, onProgress: (percent) => seen.push(percent) }))).toEqual({
    address,
  })
  expect(sent.map(({ fields: { name, chunk, last }, bytes }) => [name, chunk, last, bytes])).toEqual([
    ['kelas.mp4', '0', 'false', uploadLimits.chunkBytes],
    ['kelas.mp4', '1', 'false', uploadLimits.chunkBytes],
    ['kelas.mp4', '2', 'true', 7],
  ])
  expect(seen.filter((percent) => percent > 90)).toEqual([100])
  expect(seen).toEqual([...seen].sort((one, other) => one - other))
})

test('a file of 500 MB is refused without sending anything', async () => {
  await expect(finished(upload(sized(uploadLimits.fileBytes), given))).rejects.toThrow('File harus di bawah 500MB')
  expect(sent).toEqual([])
})

test('a chunk that fails is sent again, three times in all', async () => {
  let failures = 2
  answers = (request) => (request.fields.chunk === '1' && failures-- > 0 ? 'network' : answerLast(request))
  expect(await finished(upload(sized(uploadLimits.singleBytes), given))).toEqual({ address })
  expect(sent.map(({ fields }) => fields.chunk)).toEqual(['0', '1', '1', '1'])

  failures = 3
  sent = []
  await expect(finished(upload(sized(uploadLimits.singleBytes), given))).rejects.toMatchObject({ code: 'network' })
  expect(sent.map(({ fields }) => fields.chunk)).toEqual(['0', '1', '1', '1'])
})

test('an interrupted upload goes on after a reload: the same id, and only what is missing', async () => {
  answers = (request) => (request.fields.chunk === '1' ? 'network' : answerLast(request))
  const file = () => sized(uploadLimits.singleBytes + 7)
  await expect(finished(upload(file(), given))).rejects.toMatchObject({ code: 'network' })
  const [first] = sent
  sent = []
  answers = answerLast
  known = { received: [0], lastIndex: null, address: null }
  expect(await finished(upload(file(), given))).toEqual({ address })
  expect(sent.map(({ fields }) => [fields.upload, fields.chunk])).toEqual([
    [first?.fields.upload, '1'],
    [first?.fields.upload, '2'],
  ])
  known = null
  sent = []
  await finished(upload(file(), given))
  expect(sent[0]?.fields.upload).not.toBe(first?.fields.upload)
})

test('a refused chunk is not sent again, and the upload is given up', async () => {
  answers = () => ({ status: 422, data: { code: 'invalid_input', fields: [] } })
  await expect(finished(upload(sized(uploadLimits.singleBytes), given))).rejects.toMatchObject({ status: 422 })
  expect([sent.length, cancelled.length]).toEqual([1, 1])
})

test('a cancelled upload ends at once, and the server forgets it', async () => {
  const controller = new AbortController()
  answers = () => {
    controller.abort()
    return 'network'
  }
  const running = upload(sized(uploadLimits.singleBytes), { ...given, signal: controller.signal })
  await expect(finished(running)).rejects.toMatchObject({ name: 'AbortError' })
  expect([sent.length, cancelled.length]).toEqual([1, 1])
})
