import type { LegalTextPage } from '@naikkelas/contract/content'
import { useSite } from '../../../shared/site/site-context.tsx'
import { HouseText } from '../legal/house-text.tsx'

/** Terms for visitors, as the product works today: no payments before there is a checkout. */
const partsOf = (name: string) => [
  {
    title: 'Siapa yang Anda hadapi',
    lines: [
      `${name} adalah tempat penjual kecil menawarkan kelas, jasa, dan produk. Ada halaman ${name} sendiri, ada halaman mitra.`,
      'Isi, harga, dan janji di sebuah halaman datang dari penjual yang membuatnya. Ia pula yang memenuhinya.',
    ],
  },
  {
    title: 'Memesan dan membayar',
    lines: [
      'Mengirim formulir atau menulis lewat WhatsApp berarti Anda meminta dihubungi atau memesan. Pembayaran belum dilakukan di sini; caranya Anda sepakati dengan penjual.',
      'Sebelum membayar, cocokkan harga, yang termasuk, dan batas waktunya dengan yang tertulis di halaman.',
      'Pembatalan dan pengembalian dana mengikuti ketentuan penjual. Tanyakan kepadanya bila tidak tertulis.',
    ],
  },
  {
    title: 'Yang Anda kirim',
    lines: [
      'Isilah nama dan nomor Anda sendiri. Kiriman yang tampak dibuat mesin ditandai, dan yang terlalu sering ditolak.',
      'Apa yang disimpan, dan cara menghentikannya, ada di Kebijakan privasi.',
      'Tautan unduhan dibuat untuk Anda dan berakhir sesudah waktunya. Jangan membagikannya.',
    ],
  },
  {
    title: 'Yang tidak boleh',
    lines: [
      'Jangan mengganggu layanan ini, mengambil data orang lain, atau memakai tulisan, gambar, dan pelajaran di sini sebagai milik Anda tanpa izin pembuatnya.',
    ],
  },
  {
    title: 'Bila sesuatu berubah',
    lines: [
      'Halaman dapat berubah, berakhir, atau pindah alamat. Yang berlaku adalah ketentuan yang tertulis di sini saat Anda memakainya.',
    ],
  },
]

/** Terms of ordering. Works without script. */
export function TermsPage({ text }: { text?: LegalTextPage }) {
  const { name } = useSite().brand
  return (
    <HouseText
      kind="terms"
      intro={`Yang berlaku saat Anda membuka halaman, mengirim formulir, atau memesan lewat ${name}.`}
      parts={partsOf(name)}
      text={text}
    />
  )
}
