import { noCta } from '@naikkelas/ui/sections/registry'
import { askName, askNumber, climbing, list, on, points, questions, section, toOffer } from '@naikkelas/page/compose'
import type { FixedPage } from './fixed-page.ts'
import { chapters, composed, costs, drawing, offering, wearing } from './parts.ts'

/** A first evening for people who have not opened a shop yet. */
export const courseShopeeFree: FixedPage = {
  path: '/kelas-shopee-gratis',
  document(brand) {
    const form = section(
      'register_class',
      {
        layout: 'form',
        title: 'Buka toko akhir pekan ini',
        text: 'Tautan kelas dan daftar periksa dikirim ke WhatsApp Anda.',
        cohort: { name: 'Kelas Shopee Gratis', start: null, until: null, seats: '' },
        fields: list(askName, askNumber),
        cta: toOffer('Ikut gratis'),
      },
      climbing('turmeric'),
    )
    return composed({
      theme: wearing('kopi', 'roboto', 'full'),
      seo: {
        title: 'Kelas Shopee gratis untuk pemula',
        description:
          'Lima pelajaran pendek sebelum membuka toko Shopee: memilih barang, menghitung modal, foto pertama, judul, dan pesanan pertama.',
      },
      offer: offering(brand, {
        name: 'Kelas Shopee Gratis',
        price: 0,
        label: 'Ikut gratis',
        target: { kind: 'section', sectionId: form.id },
      }),
      sections: [
        section(
          'headline',
          {
            layout: 'center',
            eyebrow: 'Gratis, 5 pelajaran pendek',
            title: 'Toko pertama, tanpa takut salah pencet',
            highlight: 'tanpa takut',
            text: 'Satu jam menonton, satu akhir pekan mengerjakan. Pulangnya Anda punya toko dengan lima produk yang layak dilihat.',
            cta: toOffer('Ikut kelas gratis'),
            image: drawing('meja-kemasan', 'Ilustrasi kotak kiriman pertama di meja kerja'),
          },
          on('soft'),
        ),
        section(
          'problem_2',
          {
            layout: 'receipt',
            title: 'Yang biasanya terbuang pada bulan pertama',
            intro: 'Angka perkiraan untuk toko kecil yang langsung mencoba tanpa rencana.',
            slip: 'Belanja coba-coba',
            period: 'bulan pertama',
            items: costs(
              ['Kemasan yang ukurannya salah', 75_000],
              ['Barang contoh yang tidak jadi dijual', 150_000],
              ['Iklan tanpa batas harian', 100_000],
            ),
            totalLabel: 'Perkiraan terbuang',
            totalText: '',
            closing: 'Lima pelajaran ini dibuat supaya notanya tidak sempat tercetak.',
            cta: noCta,
          },
          on('white'),
        ),
        section(
          'lesson',
          {
            layout: 'compact',
            title: 'Satu jam, lima pelajaran',
            chapters: chapters([
              '',
              '1',
              ['Memilih barang dari yang sudah Anda pahami', 12],
              ['Menghitung modal dan harga pertama', 14],
              ['Foto utama dengan ponsel', 12],
              ['Judul yang dicari orang', 10],
              ['Mengemas dan mengirim pesanan pertama', 12],
            ]),
            hasTotals: true,
          },
          on('paper'),
        ),
        section(
          'testimonial_3',
          {
            layout: 'chat',
            title: 'Pertanyaan yang boleh Anda tanyakan',
            intro: 'Contoh percakapan di ruang tanya jawab. Tidak ada pertanyaan yang terlalu dasar.',
            items: list(
              {
                name: 'Soal modal',
                role: 'Contoh pertanyaan',
                image: drawing('potret-mira', 'Ilustrasi peserta kelas'),
                screenshot: { mediaId: '' as const, alt: '', isDecorative: false },
                messages: list(
                  { from: 'person' as const, text: 'Modal saya Rp300 ribu. Cukup untuk mulai?', time: '19.32' },
                  {
                    from: 'us' as const,
                    text: 'Cukup, kalau barangnya tidak lebih dari tiga macam. Mari kita hitung bersama di pelajaran kedua.',
                    time: '19.35',
                  },
                ),
              },
              {
                name: 'Soal foto',
                role: 'Contoh pertanyaan',
                image: drawing('potret-rahmat', 'Ilustrasi peserta kelas'),
                screenshot: { mediaId: '' as const, alt: '', isDecorative: false },
                messages: list(
                  { from: 'person' as const, text: 'Ponsel saya lama, fotonya buram terus.', time: '20.04' },
                  {
                    from: 'us' as const,
                    text: 'Bersihkan lensanya, berdiri dekat jendela pukul 9 pagi, lalu foto ulang. Kirim hasilnya ke sini.',
                    time: '20.06',
                  },
                ),
              },
            ),
          },
          on('white'),
        ),
        section(
          'event_details',
          {
            layout: 'invitation',
            title: 'Malam tanya jawab',
            intro: 'Peserta kelas gratis boleh hadir kapan saja. Jadwal terdekat dikirim lewat WhatsApp.',
            isOnline: true,
            place: 'Ruang daring, tautannya dikirim lewat WhatsApp',
            note: 'Satu jam, tidak direkam, jadi silakan bertanya dengan bebas.',
            hasPrice: false,
            hasCalendar: false,
            cta: toOffer('Ikut gratis'),
          },
          on('board'),
        ),
        section(
          'suitable_for',
          {
            layout: 'checklist',
            title: 'Sudah siap menonton?',
            yes: points(
              'Punya ponsel yang bisa memotret',
              'Punya satu barang untuk dijual, boleh milik tetangga',
              'Punya nomor WhatsApp yang aktif',
              'Bisa menyisihkan satu jam tanpa gangguan',
            ),
            no: [],
            personas: [],
            cta: noCta,
          },
          on('paper'),
        ),
        section(
          'background_full',
          {
            layout: 'number',
            value: '5',
            title: 'produk pertama, selesai pada akhir pekan',
            text: 'Itu ukuran lulus kelas ini. Bukan nilai, bukan ujian.',
          },
          on('white'),
        ),
        section(
          'faq',
          {
            layout: 'lines',
            title: 'Tentang kelas gratis',
            items: questions(
              [
                'Apakah benar-benar gratis?',
                'Ya. Setelah selesai Anda boleh lanjut ke Kelas Shopee yang berbayar, boleh juga tidak.',
              ],
              ['Berapa lama aksesnya?', 'Tiga bulan sejak mendaftar, bisa diulang kapan saja.'],
              ['Apakah dapat sertifikat?', 'Tidak untuk kelas gratis. Hasilnya lima produk di toko Anda sendiri.'],
            ),
          },
          on('paper'),
        ),
        form,
      ],
    })
  },
}
