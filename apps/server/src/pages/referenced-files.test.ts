import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { MediaFile } from '@naikkelas/api'
import { expect, test } from 'vitest'
import { FakePages, rendered } from '../testing/fake-pages.ts'
import { scratchFolder } from '../testing/test-listener.ts'
import { ReferencedFiles } from './referenced-files.ts'
import { PageDisk } from './page-disk.ts'
import { PageStore } from './page-store.ts'

const picture: MediaFile = {
  kind: 'image',
  sha256: 'a'.repeat(64),
  contentType: 'image/png',
  fileName: 'gerai.png',
  isUnderWay: true,
  variants: [],
}
const source = {
  mediaFile: async (name: string) => (name === 'hilang' ? undefined : { ...picture, fileName: `${name}.png` }),
  asset: async (path: string) => ({ path, contentType: 'font/woff2', bytes: Buffer.from(`isi ${path}`) }),
}
const showing = (name: string) => `<img src="/media/${name}/480.webp"><link href="/fonts/${name}.woff2">`

/** What is kept of a page at an address, by the names asked for. */
async function keptOf(pages: FakePages, address: string, names: readonly string[]) {
  const files = new ReferencedFiles(await scratchFolder())
  const page = await pages.load(address)
  if (!page) throw new Error(`nothing is at ${address}`)
  await files.keep(page, source)
  return Promise.all(
    names.map(async (name) => [
      (await files.read(name))?.fileName,
      (await files.asset(`/fonts/${name}.woff2`))?.bytes.toString(),
    ]),
  )
}
const whole = (names: readonly string[]) => names.map((name) => [`${name}.png`, `isi /fonts/${name}.woff2`])

test('for a page with an A/B test the pictures and fonts of each variant are kept', async () => {
  const pages = new FakePages()
  pages.publish('/diuji', showing('versi-a'))
  const variants = (['a', 'b'] as const).map((key) => ({ key, weight: 50, html: showing(`versi-${key}`) }))
  pages.split('/diuji', { mark: 'abcd1234', variants })
  expect(await keptOf(pages, '/diuji', ['versi-a', 'versi-b'])).toEqual(whole(['versi-a', 'versi-b']))
})

test('for a page with audiences the files of every audience are kept', async () => {
  const pages = new FakePages()
  pages.publish('/terpilah', showing('semua'))
  pages.setAudiences('/terpilah', [{ names: ['ads'], html: showing('iklan') }])
  expect(await keptOf(pages, '/terpilah', ['semua', 'iklan'])).toEqual(whole(['semua', 'iklan']))
})

test('newer metadata of a picture replaces the stored one', async () => {
  const files = new ReferencedFiles(await scratchFolder())
  const page = rendered({ html: showing('gerai') })
  await files.keep(page, source)
  const variants = [{ width: 480, format: 'webp', sha256: 'b'.repeat(64), bytes: 9 }] as MediaFile['variants']
  await files.keep(page, { ...source, mediaFile: async () => ({ ...picture, isUnderWay: false, variants }) })
  expect(await files.read('gerai')).toMatchObject({ isUnderWay: false, variants })
})

test('a page whose pictures cannot be stored does not affect other pages', async () => {
  const files = new ReferencedFiles(await scratchFolder())
  const failing = async () => {
    throw new Error('the database is away')
  }
  const lost = files.keep(rendered({ html: showing('satu') }), { ...source, mediaFile: failing })
  const next = files.keep(rendered({ html: showing('dua') }), source)
  await expect(lost).rejects.toThrow('away')
  await next
  expect([await files.read('satu'), (await files.read('dua'))?.fileName]).toEqual([undefined, 'dua.png'])
})

test('files of a page copied by an earlier version are stored on its first request', async () => {
  const pages = new FakePages()
  pages.publish('/lama', showing('lama'))
  const folder = await scratchFolder()
  const loaded: string[] = []
  const ask = (onLoaded: (page: unknown, address: string) => void) =>
    new PageStore({
      source: pages,
      disk: new PageDisk(folder),
      siteHeaders: [],
      onLoaded,
      onFailure: (error) => {
        throw error
      },
    }).find('/lama')
  await ask(() => {})
  await ask((_, address) => void loaded.push(address))
  expect([pages.loads, loaded]).toEqual([1, ['/lama']])
})

test('files that no page uses are deleted after a day; those known to the database stay', async () => {
  const folder = await scratchFolder()
  const files = new ReferencedFiles(folder)
  await files.keep(rendered({ html: showing('lama') }), source)
  await files.keep(rendered({ html: showing('kini') }), source)
  const list = async () => ({ media: new Set(['kini']), assets: new Set(['/fonts/kini.woff2']) })
  expect(await files.sweep(list)).toBe(0)

  const yesterday = new Date(Date.now() - 86_400_001)
  const kept = join(folder, 'pages', 'files')
  for (const file of await readdir(kept)) await utimes(join(kept, file), yesterday, yesterday)
  expect(await files.sweep(list)).toBe(2)
  expect([await files.read('lama'), await files.asset('/fonts/lama.woff2')]).toEqual([undefined, null])
  expect((await files.read('kini'))?.fileName).toBe('kini.png')
  expect((await files.asset('/fonts/kini.woff2'))?.bytes.toString()).toBe('isi /fonts/kini.woff2')
})

test('during a database outage no file is deleted', async () => {
  const files = new ReferencedFiles(await scratchFolder())
  await files.keep(rendered({ html: showing('satu') }), source)
  await expect(files.sweep(() => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect((await files.read('satu'))?.fileName).toBe('satu.png')
})
