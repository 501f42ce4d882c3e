import { expect, test } from 'vitest'
import { pageCardOf } from './page-card.ts'

const address = 'https://naikkelas.test/kelas'

test("a preview shows the page's metadata", () => {
  const html =
    '<!doctype html><html><head><title>Lain</title><meta name="description" content="Singkat">' +
    '<meta property="og:title" content="Kelas &quot;Data&quot; &amp; &lt;Toko&gt;">' +
    '<meta property="og:image" content="https://lain.test/media/a-1/original"></head></html>'
  expect(pageCardOf(html, address)).toEqual({
    title: 'Kelas "Data" & <Toko>',
    description: 'Singkat',
    image: 'https://naikkelas.test/media/a-1/original',
    host: 'naikkelas.test',
  })
})

test('a page without metadata shows its title alone', () => {
  expect(pageCardOf('<title>Kelas</title>', address)).toMatchObject({ title: 'Kelas', description: '', image: null })
})
