import preview from '../../../../.storybook/preview.tsx'
import { storyHref } from '../sections/parts/story-media.ts'
import type { BlockNode, Mark, RichText as RichTextDocument } from './rich-text-value.ts'
import { RichText } from './rich-text.tsx'

const meta = preview.meta({ title: 'Teks kaya/Teks kaya (RichText)', component: RichText, args: { href: storyHref } })

const run = (text: string, ...marks: Mark[]) => ({ type: 'text' as const, text, marks })
const line = (text: string): BlockNode => ({ type: 'paragraph', content: [run(text)] })
const item = (text: string) => ({ type: 'listItem' as const, content: [line(text)] })
const doc = (...content: BlockNode[]): RichTextDocument => ({ type: 'doc', content })

export const EveryNode = meta.story({
  args: {
    value: doc(
      line('Catatan penjualan ada di aplikasi kasir, stok ada di buku tulis, dan biaya iklan tersebar di tiga tempat.'),
      { type: 'heading', attrs: { level: 2 }, content: [run('Yang Anda siapkan')] },
      {
        type: 'bulletList',
        content: [item('laptop atau komputer,'), item('data penjualan satu bulan,'), item('secangkir kopi.')],
      },
      { type: 'heading', attrs: { level: 3 }, content: [run('Urutannya')] },
      {
        type: 'orderedList',
        content: [item('Unduh berkas latihan.'), item('Salin data Anda.'), item('Baca hasilnya.')],
      },
      { type: 'blockquote', content: [line('Angka yang tidak dibaca sama dengan angka yang tidak ada.')] },
    ),
  },
  // A rich text is placed under the heading of its section.
  render: (args) => (
    <section>
      <h2 className="ui:text-h2">Sebelum mulai</h2>
      <RichText {...args} />
    </section>
  ),
})

export const EveryMark = meta.story({
  args: {
    value: doc({
      type: 'paragraph',
      content: [
        run('Tebal', { type: 'bold' }),
        run(', '),
        run('miring', { type: 'italic' }),
        run(', '),
        run('bergaris bawah', { type: 'underline' }),
        run(', '),
        run('tercoret', { type: 'strike' }),
        run(', '),
        run('tersorot', { type: 'sorot' }),
        run(', dan '),
        run('bertautan', { type: 'link', attrs: { target: { kind: 'url', href: '/kelas' } } }),
        run('.'),
      ],
    }),
  },
})

export const LinkThatLeadsNowhere = meta.story({
  args: {
    value: doc({
      type: 'paragraph',
      content: [
        run('Kata-katanya tinggal, tautannya hilang.', { type: 'link', attrs: { target: { kind: 'url', href: '' } } }),
      ],
    }),
  },
})
