import { richTextOf, richTextSchema } from '@naikkelas/ui/rich-text/schema'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { excel, googleDocs, hostile, webPage, whatsapp, whatsappMessages, word } from '../testing/clipboards.ts'
import { outline } from '../testing/outline.ts'
import { cleanPaste } from './clean-paste.ts'
import { htmlTree } from './html-tree.ts'

const pasted = (clip: Parameters<typeof cleanPaste>[0]) => outline(cleanPaste(clip))

test('from Word come words, marks, headings, nested lists and links, and nothing of its looks', () => {
  expect(pasted(word)).toEqual([
    '## Kenapa laporan terlambat',
    'Banyak toko punya <b>data yang lengkap</b> tetapi <i>tidak sempat</i> membacanya.',
    '- Data kasir',
    '  - per hari',
    '- Data marketplace',
    '1. Unduh',
    '2. Rapikan & hitung',
    'Lihat [kelasnya](https://naikkelas.id/kelas). <mark>Kursi terbatas</mark>, <s>Rp899.000</s> <u>Rp349.000</u>.',
  ])
})

test('from Google Docs only what is bold there is bold, and inner lists stay inside', () => {
  expect(pasted(googleDocs)).toEqual([
    '## Untuk siapa kelas ini',
    'Untuk <b>pemilik toko</b><i> yang sibuk</i>.',
    '- Kasir',
    '  - Moka',
    '- Marketplace',
    '[Daftar di sini](https://naikkelas.id/p/kelas-data)',
  ])
})

test('the signs of WhatsApp become marks, lists and quotes', () => {
  expect(pasted(whatsapp)).toEqual([
    '<b>Promo 11.11</b> 🎉',
    'Harga <i>hanya hari ini</i> <s>Rp899.000</s> <b>Rp349.000</b>',
    'Yang didapat:',
    '- 12 pelajaran',
    '- grup <b>tanya jawab</b>',
    '1. Transfer',
    '2. Kirim bukti',
    '> kursi tinggal 5',
  ])
})

test('copied messages come without time and sender', () => {
  expect(pasted(whatsappMessages)).toEqual(['Laporannya <b>langsung</b> rapi!', 'Terima kasih kak'])
})

test('signs inside words and sums are no marks', () => {
  const text = '5*3*2 = 30, nama_berkas_baru.csv, 2 * 3 * 4, kelas*data* *'
  expect(cleanPaste({ text })).toEqual(richTextOf(text))
})

test('marks of WhatsApp may lie inside each other', () => {
  const both = { type: 'text', text: 'penting sekali', marks: [{ type: 'bold' }, { type: 'italic' }] }
  expect(cleanPaste({ text: 'Ini *_penting sekali_* ya' }).content).toEqual([
    { type: 'paragraph', content: [{ type: 'text', text: 'Ini ' }, both, { type: 'text', text: ' ya' }] },
  ])
})

test('rows of a spreadsheet become lines with their cells', () => {
  expect(pasted(excel)).toEqual(['Pelajaran · Menit', 'Membaca data · 14'])
})

test('from a web page come its words; menus that are hidden, pictures and buttons stay behind', () => {
  expect(pasted(webPage)).toEqual([
    '## Judul besar',
    '### Judul kecil',
    'Baris pertama⏎baris kedua',
    'Toko Bu Ratna',
    '> Kami naik kelas.',
    'Emoji 😀, kode, putih',
    '1. satu',
    '2. dua',
  ])
})

test('hostile HTML leaves its words and the one honest address', () => {
  expect(pasted(hostile)).toEqual(['Aman klik ini itu [benar](https://naikkelas.id/)', 'palsu', 'selesai'])
})

test('a text copied from the editor keeps the targets of its links', () => {
  const target = { kind: 'section', sectionId: 'V1StGXR8_Z' }
  const html = `<p>Lihat <a data-link="${JSON.stringify(target).replaceAll('"', '&quot;')}">materi</a></p>`
  expect(cleanPaste({ html }).content[0]).toEqual({
    type: 'paragraph',
    content: [
      { type: 'text', text: 'Lihat ' },
      { type: 'text', text: 'materi', marks: [{ type: 'link', attrs: { target } }] },
    ],
  })
})

test('a clipboard whose HTML shows nothing falls back to its plain text', () => {
  expect(pasted({ html: '<meta charset="utf-8"><img src="foto.png">', text: 'Foto toko' })).toEqual(['Foto toko'])
})

test('any paste results in content that can be saved', () => {
  const piece = fc.constantFrom(
    '<p>',
    '</p>',
    '<b>',
    '</b',
    '<li>',
    '<ul>',
    '</ul>',
    '<table><tr><td>',
    '<!--',
    '-->',
    '<a href="',
    '">',
    "style='mso-list:l0 level3'",
    '<h2>',
    '<blockquote>',
    '&amp;',
    '&#0;',
    '&#xd800;',
    '<script>',
    '</script>',
    '<![if',
    'kata ',
    '\u0000',
    '<br>',
    '*',
    '_',
    '\n- ',
  )
  const html = fc.array(fc.oneof(piece, fc.string()), { maxLength: 40 }).map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(html, fc.string(), (markup, text) => {
      expect(richTextSchema(1_000_000).safeParse(cleanPaste({ html: markup, text })).error).toBeUndefined()
      expect(richTextSchema(1_000_000).safeParse(cleanPaste({ text: markup })).error).toBeUndefined()
    }),
    { numRuns: 1000, seed: 20_261_120 },
  )
})

test('a very long and deep clipboard is read to its end', () => {
  const deep = '<div>'.repeat(5000) + 'dasar' + '<ul><li>'.repeat(5000) + '<a "'.repeat(2000)
  expect(outline(cleanPaste({ html: deep })).join(' ')).toContain('dasar')
})

test('styles are read and never applied, and words about styles stay as they are', () => {
  const html = `<style>p { color: red }</style><p class="a"style="font-weight:700">tebal</p><p STYLE = 'font-style:italic'>miring</p>
    <p>tulis style="color:red" di sini</p><p title="x style=y">biasa</p>`
  const tree = htmlTree(html)
  expect(outline(cleanPaste({ html }))).toEqual([
    '<b>tebal</b>',
    '<i>miring</i>',
    'tulis style="color:red" di sini',
    'biasa',
  ])
  expect(JSON.stringify(tree)).not.toContain('data-pasted')
})
