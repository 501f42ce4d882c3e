import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { drawing } from '../../../testing/upload.ts'
import { createPictureProcess } from './picture-process.ts'

const folder = mkdtempSync(join(inject('testFolder'), 'pictures-'))
const pictures = createPictureProcess({ isUrgent: true })
afterAll(() => {
  pictures.close()
  rmSync(folder, { recursive: true, force: true })
})

const from = join(folder, 'from.png')
writeFileSync(from, await drawing({ width: 900, height: 600 }).png().toBuffer())
const variant = (name: string, width = 480) =>
  ({
    kind: 'variant',
    from,
    to: join(folder, name),
    width,
    format: 'webp',
    isSpare: false,
    greatestPixels: 40_000_000,
  }) as const

test('work asked for at once is done one after the other, each with its own result', async () => {
  const results = await Promise.all([240, 480, 720].map((width) => pictures.run(variant(`${width}.webp`, width))))

  expect(results).toMatchObject([{ width: 240 }, { width: 480 }, { width: 720 }])
})

test('a process that is killed during a job does it again in a new process', async () => {
  const running = pictures.run(variant('killed.webp'))
  // Begun by now, and killed as the kernel kills what takes too much memory.
  await Promise.resolve()
  kill()

  expect(await running).toMatchObject({ kind: 'done', width: 480 })
})

test('a process that is killed between two jobs ends neither the server nor the next job', async () => {
  await pictures.run(variant('before.webp'))
  kill()

  expect(await pictures.run(variant('after.webp'))).toMatchObject({ kind: 'done', width: 480 })
})

test('a job whose process is killed at each try is a temporary failure, not an unreadable picture', async () => {
  const running = pictures.run(variant('never-done.webp'))
  await Promise.resolve()
  const first = kill()
  const again = setInterval(() => {
    if (![first, undefined].includes(pictures.pid())) kill()
  })

  await expect(running).rejects.toMatchObject({ code: 'busy' })
  clearInterval(again)
})

test('a decoder that crashes says that the picture cannot be read', async () => {
  const running = pictures.run(variant('crashed.webp'))
  await Promise.resolve()
  kill('SIGSEGV')

  expect(await running).toMatchObject({ kind: 'unreadable', message: expect.stringContaining('SIGSEGV') })
  expect(await pictures.run(variant('next.webp'))).toMatchObject({ kind: 'done' })
})

test('closing during a job ends it for now', async () => {
  const running = pictures.run(variant('closed.webp'))
  await Promise.resolve()
  pictures.close()

  await expect(running).rejects.toMatchObject({ code: 'busy' })
})

test('a file that is no picture is a result, and the next job is done', async () => {
  const broken = join(folder, 'broken.png')
  writeFileSync(broken, 'ini bukan gambar')

  expect(await pictures.run({ ...variant('never.webp'), from: broken })).toMatchObject({ kind: 'unreadable' })
  expect(await pictures.run(variant('fine.webp'))).toMatchObject({ kind: 'done' })
  expect((await readFile(join(folder, 'fine.webp'))).toString('latin1', 8, 12)).toBe('WEBP')
})

function kill(signal: NodeJS.Signals = 'SIGKILL'): number {
  const pid = pictures.pid()
  if (pid === undefined) throw new Error('no picture process is running')
  process.kill(pid, signal)
  return pid
}
