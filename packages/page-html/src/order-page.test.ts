import { sampleOrder } from '@naikkelas/page'
import { expect, test } from 'vitest'
import { visibleText } from './markup/visible-text.ts'
import { draw, menuOfTest, sectionOf } from './testing/page-fixture.ts'

const cta = { label: 'Buka kelas', target: { kind: 'order' }, style: 'primary', note: '' } as const

const drawn = (seo: { title?: string } = {}) =>
  draw(
    {
      sections: [sectionOf('headline', { title: 'Halo {nama_depan}', text: '{yang_dibeli}, {total_bayar}', cta })],
      ...(seo.title !== undefined && { seo: { title: seo.title, description: '', imageId: null, isIndexed: true } }),
    },
    { hasOrder: true, hasNavigation: true, site: { name: 'Naikkelas', menu: menuOfTest } },
  )

test('a page of an order is drawn with a sample, and the position of each of its words is recorded', async () => {
  const { html, linkWords } = await drawn()
  expect(visibleText(html)).toContain(`Halo ${sampleOrder.nama_depan}`)
  expect(html).not.toMatch(/[\ufdd0-\ufdef]|%EF%B7|\{nama_depan\}/)
  const bytes = Buffer.from(html)
  const at = linkWords?.holes.map((hole) => [hole.name, bytes.subarray(hole.at, hole.at + hole.length).toString()])
  expect(at).toEqual(
    expect.arrayContaining([
      ['nama_depan', sampleOrder.nama_depan],
      ['yang_dibeli', sampleOrder.yang_dibeli],
      ['total_bayar', sampleOrder.total_bayar],
      ['status', 'Pembayaran berhasil'],
      ['lanjut', sampleOrder.lanjut],
    ]),
  )
})

test('parts that only some orders have are whole elements', async () => {
  const { html, linkWords } = await drawn()
  const bytes = Buffer.from(html)
  const invoice = linkWords?.holes.find(({ name }) => name === 'invoice')
  const part = bytes.subarray(invoice?.at, (invoice?.at ?? 0) + (invoice?.length ?? 0)).toString()
  expect(part).toMatch(/^<a [^>]*href="\/api\/me\/orders\/KD7M2Q9XWT4RBN\/invoice"[^>]*>.*Unduh invoice.*<\/a>$/)
})

test('titles, link previews and search engines receive nothing of an order', async () => {
  const head = (html: string) => html.slice(0, html.indexOf('<body'))
  const { html } = await drawn()
  expect(head(html)).not.toContain(sampleOrder.nama_depan)
  expect(head(html)).toContain('noindex')
  expect(html).not.toContain('application/ld+json')
  expect(head((await drawn({ title: 'Terima kasih, {nama_depan}' })).html)).toContain('<title>Terima kasih</title>')
})

test('on a page without an order its words stay as they are written, and its button has no target', async () => {
  const { html, linkWords } = await draw({ sections: [sectionOf('headline', { title: 'Halo {nama_depan}', cta })] })
  expect(visibleText(html)).toContain('Halo {nama_depan}')
  expect(linkWords).toBeNull()
  expect(html).not.toContain('pembelian-saya')
})
