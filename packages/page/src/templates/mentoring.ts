import { noLink } from '@naikkelas/ui/sections/registry'
import { emptyDocument } from '../document.ts'
import { look } from './looks.ts'
import {
  askChoice,
  askName,
  askNumber,
  askText,
  changes,
  numbers,
  people,
  picture,
  plans,
  points,
  questions,
  saying,
  stepList,
  toOffer,
  toSection,
} from './template-parts.ts'
import { climbing, list, on, section } from './template-section.ts'
import type { Template } from './template.ts'

const application = () =>
  section(
    'register_class',
    {
      layout: 'form',
      title: 'Ajukan diri, kami baca sendiri',
      text: 'Jawaban Anda dibaca {mentor}. Dalam tiga hari kerja Anda mendapat kabar, diterima atau belum.',
      fields: list(
        askName,
        askNumber,
        askText('Usaha Anda dan sudah berapa lama'),
        askChoice('Omzet bulan lalu', 'Di bawah Rp20 juta', 'Rp20–75 juta', 'Di atas Rp75 juta'),
        askText('Satu hal yang paling ingin dibereskan'),
      ),
      consent: 'Saya bersedia dihubungi untuk obrolan perkenalan.',
      cta: toOffer('Kirim pengajuan'),
    },
    on('turmeric'),
  )

/** Super Mentor: half a year beside one business, by application. */
export const mentoring: Template = {
  label: 'Pendampingan mentor',
  purpose: 'Menerima pengajuan: surat, untuk siapa, bulan demi bulan, biaya, formulir.',
  goals: ['leads', 'sell'],
  looks: [look('arang', { font: 'montserrat' }), look('bata'), look('toska', { rounded: 'full' })],
  asks: ['name', 'price', 'seats', 'coach', 'deadline', 'address'],
  sample: { name: 'Pendampingan enam bulan', price: 4_800_000, seats: 6, coach: 'Haris Wibisana' },
  make() {
    const form = application()
    return {
      ...emptyDocument(),
      theme: mentoring.looks[0].theme,
      seo: {
        title: 'Pendampingan enam bulan untuk usaha yang mandek',
        description:
          'Satu mentor, sedikit usaha, enam bulan. Setiap bulan satu bagian dibereskan bersama, dari harga sampai orang. Lewat pengajuan.',
        imageId: picture('potret-haris').mediaId,
        isIndexed: true,
      },
      offer: { ...emptyDocument().offer, cta: { label: 'Ajukan diri', target: noLink } },
      sections: [
        section(
          'headline',
          {
            layout: 'board',
            eyebrow: 'Pendampingan, bukan kursus',
            title: 'Kepada Anda yang usahanya berjalan, tetapi jalan di tempat',
            highlight: 'jalan di tempat',
            text: 'Enam bulan saya duduk di samping Anda: membaca angka, memilih satu masalah, membereskannya, lalu pindah ke yang berikut.',
            cta: toSection('Ajukan diri', form, 'primary'),
          },
          on('white'),
        ),
        section(
          'coach',
          {
            layout: 'portrait',
            title: 'Yang akan duduk di samping Anda',
            people: people({
              name: 'Haris Wibisana',
              role: 'Pemilik pabrik roti rumahan di Tasikmalaya',
              bio: 'Pabrik saya pernah berhenti tumbuh selama empat tahun dengan jumlah karyawan yang sama. Yang mengubahnya bukan iklan, melainkan seorang tetangga yang setiap Kamis bertanya hal yang sama sampai saya menjawabnya. Sekarang giliran saya bertanya.',
              image: picture('potret-haris'),
              numbers: numbers(
                ['22', 'usaha didampingi'],
                ['3', 'di antaranya membuka cabang'],
                ['19 tahun', 'memimpin pabrik'],
              ),
            }),
          },
          on('paper'),
        ),
        section(
          'suitable_for',
          {
            layout: 'sides',
            title: 'Kami menolak lebih banyak daripada menerima',
            yes: points(
              'Usaha Anda sudah berjalan lebih dari dua tahun',
              'Ada orang selain Anda yang bekerja di dalamnya',
              'Anda bersedia membuka catatan uang',
              'Anda bisa ditemui setiap Kamis',
            ),
            personas: [],
            no: points('Usaha masih berupa rencana', 'Mencari modal atau investor', 'Ingin dikerjakan orang lain'),
          },
          on('white'),
        ),
        section(
          'steps',
          {
            layout: 'board',
            title: 'Bulan demi bulan',
            items: stepList(
              {
                icon: 'cari',
                title: 'Membaca angka',
                text: 'Tiga tahun terakhir ditata ulang sampai kelihatan bocornya.',
                note: 'Bulan 1',
              },
              {
                icon: 'label-harga',
                title: 'Membereskan harga',
                text: 'Menaikkan, menghapus, atau memisahkan produk yang menyeret.',
                note: 'Bulan 2',
              },
              {
                icon: 'kelompok',
                title: 'Membagi pekerjaan',
                text: 'Menulis tugas tiap orang sampai Anda bisa libur satu hari.',
                note: 'Bulan 3–4',
              },
              {
                icon: 'sasaran',
                title: 'Satu taruhan baru',
                text: 'Cabang, produk, atau pasar, satu saja, dengan batas rugi.',
                note: 'Bulan 5–6',
              },
            ),
          },
          climbing('board'),
        ),
        section(
          'testimonial_1',
          {
            layout: 'story',
            title: 'Tulis salah satu dari mereka',
            ...saying({
              quote:
                'Saya datang minta diajari iklan. Pulangnya menutup dua produk. Enam bulan kemudian uang di rekening lebih banyak daripada waktu jualannya sepuluh macam.',
              result: 'Libur hari Minggu',
              name: 'Wati Rohayati',
              role: 'Katering pabrik',
              city: 'Karawang',
              image: picture('potret-wati'),
            }),
          },
          on('white'),
        ),
        section(
          'testimonial_4',
          {
            layout: 'figures',
            title: 'Yang bergerak dalam enam bulan',
            items: changes(
              {
                measure: 'Laba bersih sebulan',
                before: 'Rp6 juta',
                after: 'Rp15 juta',
                period: '6 bulan',
                name: 'Wati Rohayati',
                role: 'Katering pabrik',
              },
              {
                measure: 'Hari pemilik di dapur',
                before: '7',
                after: '4',
                period: '5 bulan',
                name: 'Soni Hidayat',
                role: 'Bakso beku, Cimahi',
              },
              {
                measure: 'Pesanan yang terlambat',
                before: '1 dari 6',
                after: '1 dari 40',
                period: '4 bulan',
                name: 'Inggrid Manuel',
                role: 'Mebel rotan, Cirebon',
              },
            ),
          },
          on('paper'),
        ),
        section(
          'price',
          {
            layout: 'receipt',
            title: 'Biaya untuk enam bulan',
            intro: 'Hanya {sisa_kursi} usaha yang diterima, dibuka sampai {tenggat}.',
            plans: plans({
              name: 'Enam bulan penuh',
              points: points(
                'Dua puluh empat pertemuan Kamis',
                'Dua kunjungan ke tempat usaha',
                'Lembar angka yang tetap milik Anda',
                'Bisa dibayar tiga kali',
              ),
              cta: toSection('Ajukan diri dahulu', form, 'primary'),
            }),
            guarantee: 'Berhenti setelah bulan pertama, sisanya kami kembalikan.',
            payments: 'Transfer bank, tiga tahap',
          },
          climbing('soft'),
        ),
        section(
          'trust',
          {
            layout: 'strip',
            guarantee: { title: '', text: '', stamp: '', signer: '' },
            title: 'Kesepakatan di antara kita',
            items: list(
              {
                icon: 'kunci',
                title: 'Angka Anda rahasia',
                text: 'Ditulis dalam perjanjian, tidak dipakai sebagai contoh tanpa izin.',
              },
              {
                icon: 'jam',
                title: 'Kamis selalu ada',
                text: 'Kalau mentor berhalangan, pertemuan diganti dalam minggu yang sama.',
              },
              { icon: 'maju', title: 'Boleh berhenti', text: 'Setelah bulan pertama, tanpa perlu alasan.' },
            ),
          },
          on('white'),
        ),
        section(
          'faq',
          {
            layout: 'lines',
            title: 'Yang biasanya ditanyakan lebih dulu',
            items: questions(
              [
                'Apakah bertemu langsung?',
                'Dua kali kunjungan ke tempat Anda, sisanya lewat panggilan video setiap Kamis.',
              ],
              [
                'Kalau usaha saya di luar Jawa?',
                'Tetap bisa. Kunjungan diganti dua hari panggilan video penuh dengan seluruh tim.',
              ],
              [
                'Mengapa harus mengajukan diri?',
                'Karena cara ini hanya berhasil bila masalahnya memang bisa diurai dalam enam bulan. Kami lebih suka jujur di depan.',
              ],
              ['Bisa berdua dengan pasangan?', 'Dianjurkan, selama keduanya ikut mengambil keputusan.'],
            ),
          },
          on('paper'),
        ),
        form,
      ],
    }
  },
}
