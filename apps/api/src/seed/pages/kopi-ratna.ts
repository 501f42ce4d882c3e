import type { StoredSection } from '@naikkelas/page'
import { richTextOf } from '@naikkelas/ui/rich-text/schema'
import { button, demoSection, type DemoPictures, link, picture } from '../demo-section.ts'

/** A partner's page of links: who she is, what she sells, and the class she took. */
export function kopiRatnaSections(pictures: DemoPictures, pageIds: Readonly<Record<string, string>>): StoredSection[] {
  const course = pageIds['kelas-data-usaha']
  return [
    demoSection('headline', {
      layout: 'center',
      eyebrow: 'Sangrai rumahan, Malang',
      title: 'Kopi Ratna',
      text: 'Biji pilihan lereng Arjuno, disangrai setiap Selasa dan Jumat dalam jumlah kecil.',
      cta: button('Pesan lewat WhatsApp', { kind: 'offer' }),
    }),
    demoSection(
      'link_list',
      {
        layout: 'buttons',
        title: 'Pesan dan kunjungi',
        items: [
          link(
            'Lihat daftar biji minggu ini',
            { kind: 'url', href: 'https://kopiratna.example/biji' },
            { icon: 'keranjang', isHighlighted: true },
          ),
          link(
            'Kelas seduh akhir pekan',
            { kind: 'url', href: 'https://kopiratna.example/kelas' },
            { icon: 'kalender', note: 'Sabtu pagi, enam kursi' },
          ),
          link('Alamat dan jam buka', { kind: 'url', href: 'https://kopiratna.example/lokasi' }, { icon: 'lokasi' }),
          ...(course === undefined
            ? []
            : [
                link(
                  'Kelas data yang saya ikuti',
                  { kind: 'page', pageId: course },
                  { icon: 'grafik', note: 'Untuk sesama pemilik usaha kecil' },
                ),
              ]),
        ],
      },
      { tone: 'paper' },
    ),
    demoSection('image_paragraph', {
      layout: 'right',
      title: 'Dari dapur sendiri',
      body: richTextOf(
        'Toko ini mulai dari satu mesin sangrai di dapur. Sekarang kami mengirim ke dua puluh kedai, dan tetap mencicipi setiap sangraian.',
        'Kalau bingung memilih, tulis saja Anda biasa minum kopi apa.',
      ),
      image: picture(pictures, 'mitra-kopi-ratna'),
    }),
  ]
}
