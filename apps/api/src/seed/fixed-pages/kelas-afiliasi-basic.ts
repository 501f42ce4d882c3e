import { richTextOf } from '@naikkelas/ui/rich-text/schema'
import {
  askName,
  askNumber,
  askText,
  benefits,
  climbing,
  list,
  on,
  people,
  plans,
  points,
  problems,
  questions,
  section,
  stages,
  toOffer,
  url,
} from '@naikkelas/page/compose'
import { noCta } from '@naikkelas/ui/sections/registry'
import type { FixedPage } from './fixed-page.ts'
import { button, composed, drawing, offering, statistics, wearing } from './parts.ts'
import { prices } from './prices.ts'

/** The small class for people who recommend what others sell. */
export const courseAffiliate: FixedPage = {
  path: '/kelas-afiliasi-basic',
  document(brand) {
    const form = section(
      'register_class',
      {
        layout: 'form',
        title: 'Mulai dengan satu rekomendasi jujur',
        text: 'Kami kirim tautan kelas dan lembar pilih barang ke WhatsApp Anda.',
        cohort: { name: 'Kelas Afiliasi Basic', start: null, until: null, seats: '' },
        fields: list(askName, askNumber, askText('Akun media sosial', false)),
        cta: toOffer('Daftar kelas'),
      },
      climbing('turmeric'),
    )
    return composed({
      theme: wearing('#a3580b', 'poppins', 'full'),
      seo: {
        title: 'Kelas Afiliasi Basic: komisi dari rekomendasi jujur',
        description:
          'Enam pelajaran untuk pemula: memilih barang, membuat ulasan singkat, menaruh tautan, dan mencatat komisi tanpa stok sendiri.',
      },
      offer: offering(brand, {
        name: 'Kelas Afiliasi Basic',
        price: prices.courseAffiliate,
        coach: 'Tim pengajar afiliasi',
        label: 'Daftar kelas',
        target: { kind: 'section', sectionId: form.id },
      }),
      sections: [
        section(
          'headline',
          {
            layout: 'receipt',
            eyebrow: 'Kelas pemula, enam pelajaran',
            title: 'Tidak punya barang? Anda punya pendapat',
            highlight: 'Anda punya pendapat',
            text: 'Afiliasi adalah menyarankan barang orang lain dan mendapat bagian bila ada yang membeli. Kelas ini mengajarkan caranya tanpa membohongi teman.',
            cta: toOffer('Daftar kelas'),
            secondCta: button('Apa itu program afiliasi?', url('/afiliasi'), 'secondary'),
          },
          on('paper'),
        ),
        section(
          'stats',
          {
            layout: 'sentence',
            title: 'Yang perlu Anda siapkan',
            items: statistics(['0', 'barang di rumah'], ['1', 'ponsel'], ['3 jam', 'setiap minggu']),
            source: 'Kebutuhan untuk mengikuti kelas ini.',
          },
          on('white'),
        ),
        section(
          'problem',
          {
            layout: 'screens',
            title: 'Tiga pintu masuk yang salah',
            items: problems(
              ['Menyebar tautan ke semua grup keluarga', 'tautan', 'chat'],
              ['Memuji barang yang belum pernah dipegang', 'bintang', 'orders'],
              ['Tidak tahu komisi datang dari unggahan mana', 'grafik', 'sheet'],
            ),
            closing: 'Kelas ini dimulai dari pintu yang keempat: barang yang sungguh Anda pakai.',
          },
          on('board'),
        ),
        section(
          'lesson_2',
          {
            layout: 'rundown',
            title: 'Enam pelajaran, enam malam',
            items: stages(
              {
                label: 'Malam 1',
                title: 'Memilih tiga barang',
                text: 'Dari yang Anda pakai di rumah, dengan lembar pertimbangan.',
                result: 'Tiga barang terpilih',
              },
              {
                label: 'Malam 2',
                title: 'Ulasan 60 kata',
                text: 'Satu kelebihan, satu kekurangan, satu saran untuk siapa.',
                result: 'Ulasan pertama',
              },
              {
                label: 'Malam 3',
                title: 'Foto pemakaian',
                text: 'Barang sedang dipakai, bukan barang di kotak.',
                result: 'Enam foto',
              },
              {
                label: 'Malam 4',
                title: 'Menaruh tautan',
                text: 'Di keterangan, di halaman tautan, di balasan; tidak di grup keluarga.',
                result: 'Tautan terpasang',
              },
              {
                label: 'Malam 5',
                title: 'Menyebut komisi',
                text: 'Kalimat singkat supaya pengikut tahu Anda mendapat bagian.',
                result: 'Kalimat keterbukaan',
              },
              {
                label: 'Malam 6',
                title: 'Mencatat hasil',
                text: 'Dari unggahan mana, barang apa, berapa yang diterima.',
                result: 'Lembar catatan komisi',
              },
            ),
          },
          on('white'),
        ),
        section(
          'image_paragraph',
          {
            layout: 'right',
            title: 'Lembar catatan yang ikut diberikan',
            body: richTextOf(
              'Satu baris untuk satu unggahan. Setelah sebulan, Anda melihat sendiri barang mana yang layak disebut lagi, dan mana yang hanya ramai di komentar.',
            ),
            points: points('Bisa dibuka di ponsel', 'Sudah berisi contoh baris'),
            image: drawing('buku-kas', 'Ilustrasi buku catatan dengan kalkulator'),
            cta: noCta,
          },
          on('paper'),
        ),
        section(
          'benefits',
          {
            layout: 'receipt',
            title: 'Isi kelas, dirinci',
            items: benefits(
              ['video', 'Enam pelajaran video', 'Rata-rata dua belas menit.'],
              ['berkas', 'Lembar pilih barang', 'Sepuluh pertanyaan sebelum menyarankan.'],
              ['pensil', 'Kerangka ulasan 60 kata', 'Tinggal diisi.'],
              ['kalkulator', 'Lembar catatan komisi', 'Untuk satu tahun.'],
            ),
          },
          on('white'),
        ),
        section(
          'coach',
          {
            layout: 'portrait',
            title: 'Yang menemani enam malam itu',
            people: people({
              name: 'Tim pengajar afiliasi',
              role: 'Penulis ulasan dan pencatat angka',
              bio: 'Kami percaya pengikut sedikit yang percaya lebih berharga daripada pengikut banyak yang curiga. Karena itu satu pelajaran penuh membahas cara menyebut komisi secara terbuka.',
              image: drawing('potret-mira', 'Ilustrasi pengajar kelas afiliasi'),
            }),
          },
          on('paper'),
        ),
        section(
          'price',
          {
            layout: 'plans',
            title: 'Satu harga kecil',
            plans: plans({
              name: 'Afiliasi Basic',
              per: 'sekali bayar',
              points: points('Semua isi di atas', 'Ulasan pertama Anda dikomentari', 'Akses 6 bulan'),
              cta: toOffer('Daftar kelas'),
            }),
            guarantee: 'Dana dapat diminta kembali dalam 7 hari setelah membayar.',
            payments: 'QRIS, transfer bank, dompet digital, gerai ritel',
          },
          on('soft'),
        ),
        section(
          'suitable_for',
          {
            layout: 'checklist',
            title: 'Coba centang sendiri',
            yes: points(
              'Saya pernah menyarankan barang dan orang membelinya',
              'Saya mau menyebut kekurangan barang',
              'Saya tidak keberatan hasilnya pelan',
              'Saya punya akun media sosial yang aktif',
            ),
            no: [],
            personas: [],
            cta: noCta,
          },
          on('white'),
        ),
        section(
          'background_full',
          {
            layout: 'quote',
            title: 'Komisi kecil dari orang yang percaya lebih tahan lama.',
            text: 'Pegangan kelas ini',
          },
          on('paper'),
        ),
        section(
          'faq',
          {
            layout: 'columns',
            title: 'Tentang komisi dan kelas',
            contact: { name: 'Admin kelas', hours: 'Senin–Jumat, 09.00–17.00 WIB', number: '' },
            portrait: drawing('potret-dinda', 'Ilustrasi admin kelas'),
            items: questions(
              [
                'Berapa komisi yang akan saya dapat?',
                'Bergantung pada program dan pembeli Anda. Kami tidak menjanjikan angka.',
              ],
              [
                'Harus ikut program afiliasi di sini?',
                'Tidak. Caranya berlaku untuk program mana pun, termasuk milik kami.',
              ],
              [
                'Pengikut saya baru dua ratus. Cukup?',
                'Cukup untuk belajar. Malam pertama malah tidak memerlukan pengikut.',
              ],
            ),
          },
          on('white'),
        ),
        form,
      ],
    })
  },
}
