import { type RichText, richTextOf } from '../../rich-text/rich-text-value.ts'
import { storyImage } from '../parts/story-media.ts'
import type { SectionSettings } from '../section-settings.ts'
import { paragraph, type ParagraphContent } from './paragraph.section.ts'

const line = (text: string) => ({ type: 'listItem' as const, content: richTextOf(text).content })

const why: RichText = {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Banyak usaha kecil punya ' },
        { type: 'text', text: 'data yang lengkap', marks: [{ type: 'bold' }] },
        {
          type: 'text',
          text: ' tetapi tidak sempat membacanya. Catatan penjualan ada di aplikasi kasir, stok ada di buku tulis, dan biaya iklan tersebar di tiga tempat. Akhirnya keputusan diambil dengan ',
        },
        { type: 'text', text: 'kira-kira', marks: [{ type: 'italic' }] },
        { type: 'text', text: '.' },
      ],
    },
    ...richTextOf(
      'Di kelas ini kita menyatukan semuanya dalam satu lembar kerja yang bisa dirawat siapa saja. Anda akan belajar:',
    ).content,
    {
      type: 'bulletList',
      content: [
        line('mengambil data dari kasir dan marketplace,'),
        line('merapikan nama barang yang ditulis dengan banyak cara,'),
        line('menghitung laba bersih setelah potongan dan ongkos kirim,'),
        line('menyajikan hasilnya dalam satu halaman.'),
      ],
    },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Semua berkas contoh boleh Anda ubah dan pakai untuk usaha sendiri. Lihat ' },
        {
          type: 'text',
          text: 'daftar materi',
          marks: [{ type: 'link', attrs: { target: { kind: 'section', sectionId: 'materi0001' } } }],
        },
        { type: 'text', text: ' untuk rinciannya.' },
      ],
    },
  ],
}

/** Believable contents, one or more a layout: drawn by stories and tests, and looked at. */
export const examples = {
  measure: { content: { ...paragraph.defaults, title: 'Kenapa laporan selalu terlambat?', body: why } },
  columns: {
    content: { ...paragraph.defaults, layout: 'columns', title: 'Kenapa laporan selalu terlambat?', body: why },
    settings: { tone: 'soft' },
  },
  letter: {
    content: {
      ...paragraph.defaults,
      layout: 'letter',
      eyebrow: 'Surat dari mentor',
      title: 'Untuk Anda yang menutup buku pukul sebelas malam',
      body: richTextOf(
        'Sepuluh tahun lalu saya juga begitu. Warung sudah tutup, anak sudah tidur, dan saya masih mencocokkan nota dengan isi laci.',
        'Bukan karena saya malas belajar. Tidak ada yang pernah menunjukkan caranya dengan bahasa yang saya mengerti.',
        'Kelas ini saya susun untuk diri saya yang dulu. Semoga malam Anda lebih panjang.',
      ),
      signature: {
        name: 'Sinta Maharani',
        role: 'Mentor data, Naikkelas',
        image: storyImage('mentor-sinta', 'Sinta Maharani'),
      },
    },
    settings: { tone: 'paper' },
  },
  pull: {
    content: {
      ...paragraph.defaults,
      layout: 'pull',
      title: 'Yang berubah bukan angkanya',
      quote: 'Dulu saya menebak. Sekarang saya membuka satu halaman, lalu memutuskan.',
      body: why,
    },
    settings: { tone: 'board' },
  },
} satisfies Record<string, { content: ParagraphContent; settings?: Partial<SectionSettings> }>
