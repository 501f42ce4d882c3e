import { mkdtempSync, rmSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { AppError } from '../../../errors/app-error.ts'
import { mutated, type Random, seededRandom } from '../../../testing/mutations.ts'
import { createDiskBlobStore } from './disk-blob-store.ts'
import { receiveFile } from './receive-file.ts'

const folder = mkdtempSync(join(inject('testFolder'), 'receive-'))
const blobs = createDiskBlobStore(folder)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const FILE = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(3_000, 'isi berkas ')])
const rules = {
  limitFor: () => ({ bytes: 3_050, tooLarge: new AppError('picture_too_large') }),
}

interface Part {
  disposition: string
  content: Buffer | string
}

const part = (disposition: string, content: Part['content'] = FILE): Part => ({ disposition, content })
const wholeFile = part('form-data; name="file"; filename="toko.jpg"')

function multipart(parts: readonly Part[], boundary = 'batas'): Buffer {
  return Buffer.concat([
    ...parts.flatMap(({ disposition, content }) => [
      Buffer.from(`--${boundary}\r\nContent-Disposition: ${disposition}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ])
}

/** A request whose body comes in the given pieces; the connection breaks after them when it `breaks`. */
function requestOf(pieces: readonly Buffer[], { type = 'multipart/form-data; boundary=batas', breaks = false } = {}) {
  const left = [...pieces]
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = left.shift()
      if (next) controller.enqueue(new Uint8Array(next))
      else if (breaks) controller.error(new Error('aborted'))
      else controller.close()
    },
  })
  return new Request('http://localhost/', {
    method: 'POST',
    headers: { 'content-type': type },
    body,
    duplex: 'half',
  } as RequestInit)
}

/** `received`, or the code of the answer. */
async function outcomeOf(request: Request): Promise<string> {
  try {
    const { staged } = await receiveFile(request, blobs, rules)
    await staged.discard()
    return 'received'
  } catch (error) {
    if (error instanceof AppError) return error.code
    throw error
  }
}

test.for<[string, readonly Part[], string]>([
  ['a file without a name', [part('form-data; filename="a.jpg"')], 'invalid_input'],
  ['a file with an empty name', [part('form-data; name=""; filename="a.jpg"')], 'invalid_input'],
  ['a field without a name', [part('form-data', 'isi')], 'invalid_input'],
  ['a field with an empty name', [part('form-data; name=""', 'isi')], 'invalid_input'],
  ['a file beside a field without a name', [wholeFile, part('form-data', 'isi')], 'invalid_input'],
  ['a name of many kilobytes', [part(`form-data; name="${'n'.repeat(60_000)}"; filename="a.jpg"`)], 'invalid_input'],
  ['a file name of many kilobytes', [part(`form-data; name="file"; filename="${'n'.repeat(60_000)}"`)], 'received'],
  ['two files', [wholeFile, wholeFile], 'invalid_input'],
  ['a hundred parts', Array<Part>(100).fill(part('form-data; name="x"', 'isi')), 'invalid_input'],
  ['a file', [wholeFile], 'received'],
])('%s: the upload is answered', async ([, parts, outcome]) => {
  expect(await outcomeOf(requestOf([multipart(parts)]))).toBe(outcome)
})

test('an upload whose connection breaks in the middle of the file is a bad request', async () => {
  const whole = multipart([wholeFile])
  expect(await outcomeOf(requestOf([whole.subarray(0, 1_500)], { breaks: true }))).toBe('bad_request')
})

test('2,000 broken bodies are each answered, and leave nothing behind', async () => {
  const random = seededRandom(20_261)
  const bodies = [
    multipart([wholeFile]),
    multipart([part('form-data; name="x"', 'isi'), wholeFile]),
    multipart([part('form-data'), part('form-data; name=""; filename=""')]),
  ]
  const outcomes = new Map<string, number>()
  for (let round = 0; round < 2_000; round++) {
    const body = mutated(bodies[random(bodies.length)] ?? Buffer.alloc(0), random)
    const outcome = await outcomeOf(requestOf(inPieces(body, random), { breaks: random(4) === 0 }))
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
  }
  expect([...outcomes.keys()].toSorted()).toEqual(['bad_request', 'invalid_input', 'picture_too_large', 'received'])
  expect(await readdir(join(folder, 'uploads'))).toEqual([])
})

function inPieces(bytes: Buffer, random: Random): Buffer[] {
  const pieces: Buffer[] = []
  for (let at = 0; at < bytes.length; ) {
    const length = 1 + random(random(2) === 0 ? 8 : 4_000)
    pieces.push(bytes.subarray(at, at + length))
    at += length
  }
  return pieces
}
