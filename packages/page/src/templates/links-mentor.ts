import { emptyDocument } from '../document.ts'
import { look } from './looks.ts'
import { accounts, links, offerLink, picture, toOffer, url } from './template-parts.ts'
import { list, on, section } from './template-section.ts'
import type { Template } from './template.ts'

/** Tautan mentor: the nearest class as a ticket, the others by price, one for nothing. */
export const linksMentor: Template = {
  label: 'Tautan mentor',
  purpose: 'Kelas terdekat sebagai karcis, kelas lain dengan harga, satu kelas gratis.',
  goals: ['links', 'profile', 'event'],
  looks: [look('laut'), look('bata', { font: 'montserrat', rounded: 'none' }), look('manggis', { rounded: 'full' })],
  asks: ['name', 'price', 'seats', 'coach', 'whatsapp'],
  sample: { name: 'Kirim kerajinan ke luar negeri', price: 320_000, seats: 14, coach: 'Rahmat Siregar' },
  make: () => ({
    ...emptyDocument(),
    template: 1,
    theme: linksMentor.looks[0].theme,
    seo: {
      title: 'Rahmat Siregar, mentor ekspor untuk perajin',
      description:
        'Kelas terdekat, kelas lain dengan harganya, dan satu kelas gratis tentang mengirim kerajinan ke luar negeri.',
      imageId: picture('potret-rahmat').mediaId,
      isIndexed: true,
    },
    offer: {
      ...emptyDocument().offer,
      cta: {
        label: 'Daftar kelas',
        target: { kind: 'whatsapp', number: '', text: 'Halo Pak Rahmat, saya mau daftar kelas ekspor.' },
      },
    },
    sections: [
      section(
        'profile_header',
        {
          layout: 'steps',
          title: 'Rahmat Siregar',
          role: 'Mengantar kerajinan ke pembeli luar negeri',
          bio: 'Dulu eksportir rotan, sekarang mengajar perajin membaca surat pesanan berbahasa asing.',
          image: picture('potret-rahmat'),
          facts: list({ value: 'Binjai', label: 'Tinggal di' }, { value: 'Daring', label: 'Mengajar' }),
        },
        { ...on('board'), spacing: 'tight' },
      ),
      section(
        'event_details',
        {
          layout: 'ticket',
          title: 'Kelas terdekat',
          isOnline: true,
          place: 'Ruang Zoom',
          note: 'Dua malam, dengan latihan menulis penawaran.',
          hasPrice: true,
          hasCalendar: true,
          cta: toOffer('Daftar kelas'),
        },
        { ...on('white'), spacing: 'tight' },
      ),
      section(
        'link_list',
        {
          layout: 'cards',
          title: 'Kelas lain',
          items: links(
            {
              label: 'Menghitung ongkos kapal',
              note: 'Satu malam',
              price: 'Rp145.000',
              image: picture('kelas-kapal'),
              target: offerLink,
            },
            {
              label: 'Foto katalog untuk pembeli',
              note: 'Tiga malam',
              price: 'Rp275.000',
              image: picture('kelas-katalog'),
              target: offerLink,
            },
            {
              label: 'Menjawab surat pesanan',
              note: 'Dua malam',
              price: 'Rp195.000',
              image: picture('kelas-surat'),
              target: offerLink,
            },
          ),
        },
        { ...on('white'), spacing: 'tight' },
      ),
      section(
        'cta_button',
        {
          layout: 'band',
          title: 'Satu jam pertama gratis',
          text: 'Apakah barang Anda layak dikirim? Kita periksa bersama.',
          cta: toOffer('Ikut yang gratis'),
        },
        { ...on('turmeric'), spacing: 'tight' },
      ),
      section(
        'link_list',
        {
          layout: 'rows',
          title: 'Didengar dan ditonton',
          items: links(
            {
              label: 'Siniar: kontainer pertama',
              note: 'Episode terbaru',
              icon: 'mikrofon',
              target: url('https://open.spotify.com/show/contoh'),
            },
            {
              label: 'Membaca surat pesanan',
              note: 'Video dua belas menit',
              icon: 'putar',
              target: url('https://www.youtube.com/@rahmatekspor.contoh'),
            },
          ),
        },
        { ...on('paper'), spacing: 'tight' },
      ),
      section(
        'social_row',
        {
          layout: 'row',
          title: '',
          accounts: accounts(
            ['instagram', 'rahmatekspor.contoh'],
            ['youtube', 'rahmatekspor.contoh'],
            ['linkedin', 'rahmatekspor-contoh'],
          ),
        },
        on('paper'),
      ),
    ],
  }),
}
