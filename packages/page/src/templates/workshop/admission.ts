import { noCta } from '@naikkelas/ui/sections/registry'
import type { StoredSection } from '../../document.ts'
import { plans, points, questions, saying, toOffer } from '../template-parts.ts'
import { climbing, list, on, section } from '../template-section.ts'

/** What others said, what it costs by when, where it is, and the ticket. */
export function admission(): StoredSection[] {
  return [
    section(
      'testimonial_2',
      {
        layout: 'wall',
        title: 'Cerita dari meja sebelah',
        items: list(
          {
            ...saying({
              quote:
                'Botol pertama saya buka setelah empat bulan di rak, dan masih seperti hari dibuat. Sekarang saya berani mengirim ke Makassar.',
              name: 'Ririn Puspita',
              role: 'Sambal cumi',
              city: 'Gresik',
            }),
            rating: 5,
          },
          {
            ...saying({
              quote: 'Bagian izinnya yang paling menolong. Ternyata saya hanya kurang dua berkas.',
              name: 'Hendra Gunawan',
              role: 'Bumbu pecel',
              city: 'Madiun',
            }),
            rating: 5,
          },
          {
            ...saying({
              quote: 'Capek, bau bawang, tetapi pulang dengan resep yang sudah ditimbang.',
              name: 'Oktavia',
              role: 'Katering kantor',
              city: 'Solo',
            }),
            rating: 4,
          },
        ),
      },
      on('white'),
    ),
    section(
      'price',
      {
        layout: 'steps',
        title: 'Makin awal, makin ringan',
        plans: plans({
          name: 'Satu kursi',
          points: points(
            'Bahan dan enam botol',
            'Makan siang dan kopi',
            'Catatan resep yang sudah ditimbang',
            'Daftar berkas izin rumah tangga',
          ),
          cta: toOffer('Ambil kursi'),
        }),
        tiers: list(
          { label: 'Pendaftar paling awal', priceText: 'Rp175.000', until: null, isSoldOut: true },
          { label: 'Sampai {tenggat}', priceText: '{harga}', until: null, isSoldOut: false },
          { label: 'Di tempat, bila masih ada', priceText: 'Rp275.000', until: null, isSoldOut: false },
        ),
        guarantee: 'Kursi boleh dialihkan kepada teman sampai sehari sebelum acara.',
        payments: 'Transfer bank dan QRIS',
      },
      climbing('soft'),
    ),
    section(
      'embed',
      {
        layout: 'slip',
        title: 'Menuju dapur',
        text: 'Dari pasar Kotagede berjalan kaki lima menit. Parkir motor di halaman, mobil di lapangan seberang.',
        provider: 'maps',
        reference: 'Pasar Kotagede, Yogyakarta',
      },
      on('white'),
    ),
    section(
      'faq',
      {
        layout: 'open',
        title: 'Sebelum berangkat',
        items: questions(
          ['Boleh membawa resep sendiri?', 'Sangat boleh. Kirim dahulu supaya kami timbang bahannya sebelum hari itu.'],
          [
            'Apakah anak boleh ikut?',
            'Ada minyak panas dan air mendidih, jadi mohon datang berdua dengan orang dewasa saja.',
          ],
          [
            'Bagaimana kalau saya batal?',
            'Uang kembali penuh sampai lima hari sebelum acara. Setelah itu kursi bisa dialihkan.',
          ],
        ),
      },
      on('paper'),
    ),
    section(
      'register_class',
      {
        layout: 'ticket',
        title: 'Satu tungku untuk empat orang',
        text: 'Tersisa {sisa_kursi} kursi. Alamat lengkap dikirim setelah pembayaran.',
        cta: toOffer('Ambil kursi'),
        cohort: { name: 'Workshop berikutnya', start: null, until: null, seats: '' },
      },
      on('turmeric'),
    ),
    section('sticky_cta', { layout: 'slip', cta: toOffer('Ambil kursi'), secondCta: noCta }, on('white')),
  ]
}
