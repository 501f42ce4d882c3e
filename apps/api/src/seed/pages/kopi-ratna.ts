import { shortId, type StoredSection } from '@naikkelas/page'
import { type Link, noImage } from '@naikkelas/ui/sections/registry'
import { demoSection, type DemoPictures, link, picture } from '../demo-section.ts'

/** Before the shop's own calendar begins and after it has ended, the link is not on the page at all. */
const fasting = { from: '2027-02-08T00:00:00+07:00', to: '2027-03-10T00:00:00+07:00' }

/** A partner's page of links, composed as the template of a shop is: her front, her doors, what she sells, where she is. */
export function kopiRatnaSections(pictures: DemoPictures, pageIds: Readonly<Record<string, string>>): StoredSection[] {
  const course = pageIds['kelas-data-usaha']
  const ask = (text: string): Link => ({ kind: 'whatsapp', number: '6281200001234', text })
  return [
    demoSection(
      'profile_header',
      {
        layout: 'cover',
        title: 'Kopi Ratna',
        role: 'Sangrai rumahan dari Lawang, Malang',
        bio: 'Biji pilihan lereng Arjuno, disangrai setiap Selasa dan Jumat dalam jumlah kecil.',
        image: noImage,
        cover: picture(pictures, 'mitra-kopi-ratna'),
        facts: [
          { id: shortId(), value: '07.00–21.00', label: 'Buka setiap hari' },
          { id: shortId(), value: 'Lawang', label: 'Kabupaten Malang' },
        ],
      },
      { tone: 'paper', spacing: 'tight' },
    ),
    demoSection(
      'link_list',
      {
        layout: 'buttons',
        title: '',
        items: [
          link(
            'Pesan lewat WhatsApp',
            { kind: 'offer' },
            {
              icon: 'obrolan',
              note: 'Dibalas sebelum hari sangrai',
              isHighlighted: true,
            },
          ),
          link('Daftar biji minggu ini', ask('Halo Kopi Ratna, boleh minta daftar biji minggu ini?'), {
            icon: 'kopi',
          }),
          {
            ...link('Paket takjil dan kopi', ask('Halo Kopi Ratna, saya mau pesan paket takjil.'), {
              icon: 'hadiah',
              note: 'Hanya selama Ramadan',
            }),
            ...fasting,
          },
        ],
      },
      { tone: 'paper', spacing: 'tight' },
    ),
    demoSection(
      'link_list',
      {
        layout: 'cards',
        title: 'Belajar bersama',
        items: [
          link('Kelas seduh akhir pekan', ask('Halo Kopi Ratna, saya mau ikut kelas seduh hari Sabtu.'), {
            note: 'Sabtu pagi, enam kursi',
            price: 'Rp85.000',
            image: picture(pictures, 'meja-kasir'),
          }),
          ...(course === undefined
            ? []
            : [
                link(
                  'Kelas data yang saya ikuti',
                  { kind: 'page', pageId: course },
                  { note: 'Untuk sesama pemilik usaha kecil', image: picture(pictures, 'sampul-kelas-data') },
                ),
              ]),
        ],
      },
      { tone: 'white', spacing: 'tight' },
    ),
    demoSection(
      'embed',
      {
        layout: 'slip',
        title: 'Mampir ke dapur sangrai',
        text: 'Jalan Lereng Arjuno 12, Lawang. Dari pasar, rumah ketiga setelah balai desa.',
        provider: 'maps',
        reference: 'Lawang, Kabupaten Malang',
      },
      { tone: 'white', spacing: 'tight' },
    ),
    demoSection(
      'cta_button',
      {
        layout: 'band',
        title: 'Pesan sebelum hari sangrai',
        text: 'Tulis jenis biji dan jumlahnya, kami balas dengan ongkos kirim ke alamat Anda.',
        cta: { label: 'Pesan lewat WhatsApp', target: { kind: 'offer' }, style: 'primary', note: '' },
      },
      { tone: 'turmeric', hasStep: true, spacing: 'tight' },
    ),
  ]
}
