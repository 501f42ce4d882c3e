import { noImage, noVideo } from '@naikkelas/ui/sections/registry'
import { emptyDocument } from '../document.ts'
import { look } from './looks.ts'
import type { Template } from './template.ts'
import {
  askName,
  askNumber,
  benefits,
  lessons,
  numbers,
  people,
  picture,
  points,
  questions,
  toOffer,
  toSection,
} from './template-parts.ts'
import { climbing, list, on, section } from './template-section.ts'

/** Kelas gratis: a name and a number for five evenings on the money of a small shop. */
export const freeCourse: Template = {
  label: 'Kelas gratis',
  purpose: 'Mengumpulkan nama dan nomor dengan pelajaran yang langsung berguna.',
  goals: ['leads', 'event'],
  looks: [look('pandan'), look('laut', { font: 'roboto' }), look('jambu', { rounded: 'full' })],
  asks: ['name', 'coach', 'whatsapp'],
  sample: { name: 'Lima Malam Merapikan Uang Warung', price: 0, coach: 'Endang Lestari' },
  make() {
    const form = section(
      'lead_form',
      {
        layout: 'magnet',
        title: 'Pelajaran pertama dikirim malam ini juga',
        text: 'Tulis nama dan nomor Anda. Setiap malam satu pelajaran masuk ke WhatsApp, tanpa perlu memasang apa pun.',
        points: points(
          'Lima pelajaran, masing-masing lima belas menit',
          'Lembar kas harian siap cetak',
          'Berhenti kapan saja dengan satu balasan',
        ),
        image: picture('buku-kas'),
        fields: list(askName, askNumber),
        consent: 'Saya setuju menerima lima pelajaran ini lewat WhatsApp.',
        cta: toOffer('Kirim pelajaran pertama'),
      },
      on('paper'),
    )
    return {
      ...emptyDocument(),
      theme: freeCourse.looks[0].theme,
      seo: {
        title: 'Kelas gratis merapikan uang warung, lima malam lewat WhatsApp',
        description:
          'Pisahkan uang belanja dan uang dagang dalam lima malam. Satu pelajaran pendek setiap malam, gratis, langsung di WhatsApp Anda.',
        imageId: picture('buku-kas').mediaId,
        isIndexed: true,
      },
      offer: {
        ...emptyDocument().offer,
        price: 0,
        cta: {
          label: 'Ikut gratis',
          target: { kind: 'whatsapp', number: '', text: 'Halo, saya baru mendaftar kelas uang warung.' },
        },
      },
      sections: [
        section(
          'headline',
          {
            layout: 'center',
            eyebrow: 'Gratis, lewat WhatsApp',
            title: 'Uang warung rapi dalam lima malam',
            highlight: 'lima malam',
            text: 'Untuk Anda yang laci kasirnya sering kosong padahal dagangan selalu habis.',
            cta: toSection('Ikut gratis', form, 'primary'),
          },
          on('paper'),
        ),
        form,
        section(
          'benefits',
          {
            layout: 'stairs',
            title: 'Sesudah malam kelima',
            items: benefits(
              ['dompet', 'Dua dompet, bukan satu', 'Uang rumah dan uang dagang tidak lagi tercampur dalam satu laci.'],
              [
                'kalkulator',
                'Untung yang bisa disebut',
                'Anda tahu barang mana yang menghasilkan dan mana yang hanya ramai.',
              ],
              ['uang', 'Gaji untuk diri sendiri', 'Ada jumlah tetap yang Anda ambil setiap Sabtu tanpa rasa bersalah.'],
            ),
          },
          on('white'),
        ),
        section(
          'lesson',
          {
            layout: 'compact',
            title: 'Satu malam, satu kebiasaan',
            chapters: list({
              title: '',
              level: '1' as const,
              lessons: lessons(
                ['Menghitung isi laci tanpa drama', 15, { isFree: true }],
                ['Dua amplop yang menyelamatkan modal', 15, { isFree: true }],
                ['Mencatat utang pelanggan dengan sopan', 15, { isFree: true }],
                ['Menemukan barang yang diam-diam merugi', 15, { isFree: true }],
                ['Menentukan gaji pemilik warung', 15, { isFree: true }],
              ),
            }),
            hasTotals: true,
            image: noImage,
            video: noVideo,
          },
          on('white'),
        ),
        section(
          'coach',
          {
            layout: 'portrait',
            title: 'Yang menemani Anda tiap malam',
            people: people({
              name: 'Endang Lestari',
              role: 'Pemilik tiga warung kelontong di Klaten',
              bio: 'Warung pertama saya tutup pada tahun kedua, bukan karena sepi, tetapi karena uangnya saya pakai membayar arisan. Pelajaran ini adalah catatan yang saya susun supaya warung kedua tidak bernasib sama.',
              image: picture('potret-endang'),
              numbers: numbers(['3', 'warung berjalan'], ['17 tahun', 'berdagang']),
            }),
          },
          on('paper'),
        ),
        section(
          'testimonial_3',
          {
            layout: 'chat',
            title: 'Balasan yang masuk pada malam ketiga',
            items: list(
              {
                name: 'Suparmi',
                role: 'Warung sayur, Boyolali',
                image: noImage,
                screenshot: noImage,
                messages: list(
                  {
                    from: 'person' as const,
                    text: 'Bu, baru malam ini saya tahu gula pasir saya jual rugi dua ratus per kilo.',
                    time: '20.14',
                  },
                  {
                    from: 'us' as const,
                    text: 'Bagus ketahuan sekarang. Naikkan pelan-pelan mulai Senin.',
                    time: '20.31',
                  },
                ),
              },
              {
                name: 'Agus Wahyudi',
                role: 'Kelontong, Ngawi',
                image: noImage,
                screenshot: noImage,
                messages: list(
                  {
                    from: 'person' as const,
                    text: 'Amplopnya sudah saya pisah. Istri yang pegang amplop belanja.',
                    time: '21.02',
                  },
                  { from: 'us' as const, text: 'Itu pembagian tugas yang paling awet, Pak.', time: '21.07' },
                ),
              },
            ),
          },
          on('white'),
        ),
        section(
          'suitable_for',
          {
            layout: 'checklist',
            title: 'Tandai yang terjadi di warung Anda',
            yes: points(
              'Belanja dapur diambil dari laci kasir',
              'Ada buku utang, tetapi tidak pernah dijumlah',
              'Modal kulakan sering dipinjam dahulu',
              'Tidak tahu untung bersih bulan lalu',
            ),
            personas: [],
            no: [],
            closing: 'Kalau ada dua saja yang cocok, lima malam ini untuk Anda.',
          },
          on('white'),
        ),
        section(
          'faq',
          {
            layout: 'lines',
            title: 'Tanya dulu sebelum ikut',
            items: questions(
              [
                'Benar-benar gratis?',
                'Ya. Tidak ada pelajaran lanjutan yang wajib dibeli, dan kami tidak menawarkan apa pun selama lima malam itu.',
              ],
              [
                'Bagaimana kalau satu malam terlewat?',
                'Pelajarannya tetap ada di obrolan Anda. Buka saja saat warung sudah tutup.',
              ],
              [
                'Perlu pandai komputer?',
                'Tidak. Cukup buku tulis, pulpen, dan ponsel yang biasa dipakai berkirim pesan.',
              ],
              [
                'Nomor saya dipakai untuk apa?',
                'Hanya untuk mengirim lima pelajaran. Setelah itu Anda yang memilih mau berteman atau tidak.',
              ],
              ['Saya berjualan di pasar, bukan warung.', 'Caranya sama. Ganti saja kata laci dengan tas pinggang.'],
            ),
          },
          on('paper'),
        ),
        section(
          'register_class',
          {
            layout: 'form',
            title: 'Mulai malam ini',
            text: 'Pelajaran pertama tiba pukul 19.30 WIB, setelah warung biasanya tutup.',
            fields: list(askName, askNumber),
            consent: 'Saya bersedia menerima pesan pelajaran pada nomor ini.',
            cta: toOffer('Ikut gratis'),
          },
          climbing('turmeric'),
        ),
      ],
    }
  },
}
