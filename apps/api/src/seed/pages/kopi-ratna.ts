import type { StoredSection } from '@naikkelas/page'
import { richTextOf } from '@naikkelas/ui/rich-text/schema'
import type { Link } from '@naikkelas/ui/sections/registry'
import { button, demoSection, type DemoPictures, link, picture } from '../demo-section.ts'

/** A partner's page of links: who she is, what she sells, and the class she took. */
export function kopiRatnaSections(pictures: DemoPictures, pageIds: Readonly<Record<string, string>>): StoredSection[] {
  const course = pageIds['kelas-data-usaha']
  const ask = (text: string): Link => ({ kind: 'whatsapp', number: '6281200001234', text })
  const place = demoSection(
    'paragraph',
    {
      layout: 'columns',
      title: 'Alamat dan jam buka',
      body: richTextOf(
        'Jalan Lereng Arjuno 12, Lawang, Kabupaten Malang. Dari pasar, rumah ketiga setelah balai desa.',
        'Buka setiap hari, pukul 07.00 sampai 21.00 WIB. Pada hari sangrai wanginya sampai ke jalan.',
      ),
    },
    { tone: 'paper' },
  )
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
          link('Lihat daftar biji minggu ini', ask('Halo Kopi Ratna, boleh minta daftar biji minggu ini?'), {
            icon: 'keranjang',
            isHighlighted: true,
          }),
          link('Kelas seduh akhir pekan', ask('Halo Kopi Ratna, saya mau ikut kelas seduh hari Sabtu.'), {
            icon: 'kalender',
            note: 'Sabtu pagi, enam kursi',
          }),
          link('Alamat dan jam buka', { kind: 'section', sectionId: place.id }, { icon: 'lokasi' }),
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
    place,
    demoSection(
      'cta_button',
      {
        layout: 'band',
        title: 'Pesan sebelum hari sangrai',
        text: 'Tulis jenis biji dan jumlahnya, kami balas dengan ongkos kirim ke alamat Anda.',
        cta: button('Pesan lewat WhatsApp', { kind: 'offer' }),
      },
      { tone: 'turmeric', hasStep: true },
    ),
  ]
}
