import { fileURLToPath } from 'node:url'
import type { PageSnapshot } from '@naikkelas/api'
import { emptyDocument, noSiteParts } from '@naikkelas/page'
import { expect, onTestFinished, test } from 'vitest'
import { createDrawingProcess } from './drawing-process.ts'

const script = fileURLToPath(new URL('./testing/drawing-program.ts', import.meta.url))

function openProcess(rasterise?: (svg: string) => Promise<Uint8Array>) {
  const failures: string[] = []
  const drawing = createDrawingProcess({
    script,
    build: 'test build',
    mediaOrigin: undefined,
    ...(rasterise && { rasterise }),
    onFailure: (_, where) => failures.push(where),
  })
  onTestFinished(drawing.close)
  return { ...drawing, failures }
}

const named = (name: string): PageSnapshot => ({
  pageId: 'page',
  version: 1,
  kind: 'exclusive',
  address: '/kelas-data',
  name,
  document: emptyDocument(),
  siteParts: noSiteParts,
  sitePartIds: [],
  media: [],
  pageAddresses: {},
  canonicalOrigin: 'https://naikkelas.test',
  at: '2026-11-20T05:00:00.000Z',
})

test('pages are rendered one after the other in a separate process', async () => {
  const { draw, pid } = openProcess()
  const pages = await Promise.all(['satu', 'dua', 'tiga'].map((name) => draw(named(name))))
  expect(pages.map(({ html }) => html)).toEqual(['satu', 'dua', 'tiga'].map((name) => `${name} by ${pid()}`))
  expect(pid()).not.toBe(process.pid)
})

test('a render process killed between two pages, or while rendering, loses no page', async () => {
  const { draw, pid } = openProcess()
  await draw(named('sebelum'))
  process.kill(pid() ?? 0, 'SIGKILL')
  expect((await draw(named('sesudah'))).html).toContain('sesudah')

  const before = pid() ?? 0
  const drawn = draw(named('selagi'))
  await Promise.resolve()
  process.kill(before, 'SIGKILL')
  expect((await drawn).html).toContain('selagi')
  // It may have answered before the signal reached it.
  expect((await draw(named('lagi'))).html).toContain('lagi')
  expect(pid()).not.toBe(before)
})

test('a page whose process is killed at each attempt fails temporarily, and the next page is rendered', async () => {
  const { draw } = openProcess()
  await expect(draw(named('killed at each try'))).rejects.toMatchObject({ code: 'busy' })
  expect((await draw(named('berikutnya'))).html).toContain('berikutnya')
})

test('a page that cannot be rendered fails with its reason and keeps the process running', async () => {
  const { draw, pid } = openProcess()
  await draw(named('sebelum'))
  const before = pid()
  await expect(draw(named('broken'))).rejects.toThrow('a section is broken')
  expect(pid()).toBe(before)
})

test('images are rasterised by the calling process; without them the page is rendered and the failure reported', async () => {
  const { draw } = openProcess(async () => new Uint8Array([1, 2, 3]))
  expect((await draw(named('with a card'))).html).toBe('pixels 1,2,3')

  const without = openProcess(() => Promise.reject(new Error('no pixels today')))
  expect((await without.draw(named('with a card'))).html).toBe('pixels none')
  expect(without.failures).toEqual(['the picture of a page’s links'])
})

test('closing ends the process', async () => {
  const { draw, pid, close } = openProcess()
  await draw(named('terakhir'))
  const id = pid() ?? 0
  close()
  await expect.poll(() => isRunning(id)).toBe(false)
})

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
}
