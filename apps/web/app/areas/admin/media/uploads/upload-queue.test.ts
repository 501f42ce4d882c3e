import type { Media } from '@naikkelas/contract/pages'
import { expect, test, vi } from 'vitest'
import { ApiError } from '../../../../shared/api/api-error.ts'
import type { Uploaded, uploadMedia } from '../../../../shared/api/upload.ts'
import { createUploadQueue } from './upload-queue.ts'

const file = (name: string, type = 'image/jpeg', size = 10) => {
  const made = new File(['x'], name, { type })
  Object.defineProperty(made, 'size', { value: size })
  return made
}

/** A server that responds on demand. */
function open() {
  const sent: {
    name: string
    options: Parameters<typeof uploadMedia>[1]
    answer: (result: Uploaded | Error) => void
  }[] = []
  const onUploaded = vi.fn()
  const queue = createUploadQueue({
    onUploaded,
    send: (given, options) =>
      new Promise((resolve, reject) => {
        options?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
        const answer = (result: Uploaded | Error) => (result instanceof Error ? reject(result) : resolve(result))
        sent.push({ name: given.name, options, answer })
      }),
  })
  const steps = () => queue.store.getState().rows.map(({ file: { name }, step }) => [name, step.kind])
  return { queue, sent, steps, onUploaded }
}
const done = (isKnown = false): Uploaded => ({ media: { id: 'm' } as Media, isKnown })

test('two files are on their way at once, and the next begins when one has arrived', async () => {
  const { queue, sent, steps, onUploaded } = open()
  queue.add([file('a.jpg'), file('b.jpg'), file('c.jpg')], 'folder')
  expect(steps()).toEqual([
    ['a.jpg', 'sending'],
    ['b.jpg', 'sending'],
    ['c.jpg', 'waiting'],
  ])
  expect(sent[0]?.options?.folderId).toBe('folder')
  sent[1]?.options?.onProgress?.(0.5)
  expect(queue.store.getState().rows[1]?.step).toEqual({ kind: 'sending', share: 0.5 })
  sent[0]?.answer(done(true))
  await vi.waitFor(() => expect(steps()[2]).toEqual(['c.jpg', 'sending']))
  expect(queue.store.getState().rows[0]?.step).toMatchObject({ kind: 'done', isKnown: true })
  expect(onUploaded).toHaveBeenCalledTimes(1)
})

test('one that is cancelled is stopped, leaves the list, and makes room for the next', async () => {
  const { queue, sent, steps } = open()
  queue.add([file('a.jpg'), file('b.jpg'), file('c.jpg')], undefined)
  queue.remove(queue.store.getState().rows[0]!.id)
  expect(sent[0]?.options?.signal?.aborted).toBe(true)
  await vi.waitFor(() =>
    expect(steps()).toEqual([
      ['b.jpg', 'sending'],
      ['c.jpg', 'sending'],
    ]),
  )
})

test.each([
  ['a line that broke', new ApiError(0, 'Tidak dapat terhubung', { code: 'network' }), true],
  ['a server that is busy', new ApiError(503, 'Sibuk', { code: 'busy' }), true],
  ['too many at once', new ApiError(429, 'Terlalu banyak', { code: 'too_many' }), true],
  ['what is no picture', new ApiError(422, 'Bukan gambar', { code: 'not_a_picture' }), false],
  ['what is too large', new ApiError(413, 'Terlalu besar', { code: 'picture_too_large' }), false],
])('after %s the reason is shown, and a retry is offered where it can help', async (_, error, canRetry) => {
  const { queue, sent, steps } = open()
  queue.add([file('a.jpg')], undefined)
  sent[0]?.answer(error)
  await vi.waitFor(() =>
    expect(queue.store.getState().rows[0]?.step).toEqual({ kind: 'failed', message: error.message, canRetry }),
  )
  queue.retry(queue.store.getState().rows[0]!.id)
  expect(steps()).toEqual([['a.jpg', 'sending']])
  expect(sent).toHaveLength(2)
})

test.each([
  [file('IMG_1.HEIC', ''), 'Foto HEIC dari iPhone belum didukung. Simpan dahulu sebagai JPEG, lalu unggah lagi.'],
  [file('logo.svg', 'image/svg+xml'), 'Gambar SVG belum didukung. Simpan dahulu sebagai PNG, lalu unggah lagi.'],
  [file('besar.jpg', 'image/jpeg', 26_214_401), 'Gambar paling besar 25 MB. Perkecil dahulu, lalu unggah lagi.'],
  [
    file('panjang.mp4', 'video/mp4', 104_857_601),
    'Video paling besar 100 MB. Perkecil dahulu, atau unggah ke YouTube lalu tempel alamatnya.',
  ],
])('what will be refused is not sent, and others go on', (wrong, message) => {
  const { queue, sent, steps } = open()
  queue.add([wrong, file('a.jpg')], undefined)
  expect(queue.store.getState().rows[0]?.step).toEqual({ kind: 'failed', message, canRetry: false })
  expect(sent.map(({ name }) => name)).toEqual(['a.jpg'])
  queue.clear()
  expect(steps()).toEqual([['a.jpg', 'sending']])
})
