import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { drawing } from '../../testing/upload.ts'
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

test('a process that dies takes its job with it and nothing else', async () => {
  const doomed = pictures.run(variant('doomed.webp'))
  // Begun by now, and killed as the kernel kills what takes too much memory.
  await Promise.resolve()
  pictures.close()

  await expect(doomed).rejects.toThrow('the process for pictures ended with SIGKILL')
  expect(await pictures.run(variant('next.webp'))).toMatchObject({ kind: 'done', width: 480 })
})

test('a file that is no picture is a result, and the next job is done', async () => {
  const broken = join(folder, 'broken.png')
  writeFileSync(broken, 'ini bukan gambar')

  expect(await pictures.run({ ...variant('never.webp'), from: broken })).toMatchObject({ kind: 'unreadable' })
  expect(await pictures.run(variant('fine.webp'))).toMatchObject({ kind: 'done' })
  expect((await readFile(join(folder, 'fine.webp'))).toString('latin1', 8, 12)).toBe('WEBP')
})
