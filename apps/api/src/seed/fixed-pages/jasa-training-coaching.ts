import { noCta } from '@naikkelas/ui/sections/registry'
import {
  askChoice,
  askName,
  askNumber,
  askText,
  benefits,
  climbing,
  list,
  on,
  plans,
  points,
  questions,
  section,
  stages,
  toOffer,
  toSection,
} from '@naikkelas/page/compose'
import type { FixedPage } from './fixed-page.ts'
import { composed, drawing, offering, wearing } from './parts.ts'
import { priced, prices } from './prices.ts'

/** Training for a team, with the programme of one day. */
export const training: FixedPage = {
  path: '/jasa-kami/training-coaching',
  document(brand) {
    const form = section(
      'lead_form',
      {
        layout: 'sheet',
        title: 'Minta susunan hari untuk tim Anda',
        text: 'Kami balas dengan rancangan satu hari dan biayanya. Rancangan itu milik Anda, jadi atau tidak.',
        fields: list(
          askName,
          askNumber,
          askText('Nama usaha atau instansi'),
          askChoice('Jumlah peserta', 'Sampai 10', '11–25', '26–40'),
        ),
        cta: toOffer('Minta rancangan'),
      },
      climbing('turmeric'),
    )
    return composed({
      theme: wearing('toska', 'montserrat', 'full'),
      seo: {
        title: 'Pelatihan dan coaching tim jualan daring',
        description:
          'Satu hari praktik untuk tim toko, koperasi, atau dinas: bahan disusun dari toko peserta, pulang dengan pekerjaan yang selesai.',
      },
      offer: offering(brand, {
        name: 'Pelatihan satu hari',
        price: prices.training,
        label: 'Minta rancangan',
        target: { kind: 'section', sectionId: form.id },
      }),
      sections: [
        section(
          'headline',
          {
            layout: 'board',
            eyebrow: 'Pelatihan di tempat atau daring',
            title: 'Pulang pelatihan, tokonya sudah berubah',
            highlight: 'tokonya sudah berubah',
            text: 'Bukan seminar. Peserta membuka toko masing-masing pukul sembilan, dan menutup laptop pukul empat dengan lima produk yang diperbaiki.',
            cta: toOffer('Minta rancangan hari'),
            image: drawing('kelas-naskah', 'Ilustrasi bahan pelatihan dengan catatan'),
          },
          on('board'),
        ),
        section(
          'suitable_for',
          {
            layout: 'personas',
            title: 'Yang biasanya mengundang kami',
            yes: [],
            no: [],
            personas: list(
              {
                title: 'Toko dengan karyawan',
                text: 'Admin, tukang foto, dan pengemas belajar satu bahasa.',
                image: { mediaId: '' as const, alt: '', isDecorative: false },
              },
              {
                title: 'Koperasi dan komunitas',
                text: 'Anggotanya beragam; kami membaginya menjadi dua tingkat.',
                image: { mediaId: '' as const, alt: '', isDecorative: false },
              },
              {
                title: 'Sekolah dan dinas',
                text: 'Perlu laporan, daftar hadir, dan bahan yang bisa dipakai lagi.',
                image: { mediaId: '' as const, alt: '', isDecorative: false },
              },
            ),
            cta: noCta,
          },
          on('white'),
        ),
        section(
          'lesson_2',
          {
            layout: 'rundown',
            title: 'Susunan satu hari',
            intro: 'Contoh untuk tim marketplace. Jam dan isinya disesuaikan.',
            items: stages(
              {
                label: '09.00',
                title: 'Membaca toko peserta',
                text: 'Setiap peserta menunjukkan satu produk yang sepi.',
                result: 'Daftar masalah bersama',
              },
              {
                label: '10.30',
                title: 'Praktik foto dan judul',
                text: 'Dua kelompok bergantian di meja foto dan meja kata.',
                result: 'Lima foto, lima judul',
              },
              {
                label: '13.00',
                title: 'Praktik chat',
                text: 'Bermain peran: pembeli ragu, pembeli marah, pembeli menawar.',
                result: 'Kartu balasan tim',
              },
              {
                label: '15.00',
                title: 'Menetapkan kebiasaan',
                text: 'Siapa mengerjakan apa, setiap hari apa.',
                result: 'Jadwal kerja empat minggu',
              },
            ),
          },
          on('paper'),
        ),
        section(
          'title_media',
          {
            layout: 'wide',
            title: 'Bahan disusun dari toko Anda',
            text: 'Seminggu sebelumnya kami membaca toko peserta, sehingga contoh di layar adalah produk mereka sendiri.',
            image: drawing('kelas-katalog', 'Ilustrasi katalog produk peserta'),
          },
          on('white'),
        ),
        section(
          'benefits',
          {
            layout: 'receipt',
            title: 'Yang Anda terima, dan kapan',
            items: benefits(
              ['berkas', 'Rancangan hari', 'Tiga hari kerja setelah obrolan pertama.'],
              ['papan-tulis', 'Satu hari praktik', 'Dua pengajar untuk sampai 25 peserta.'],
              ['buku', 'Buku kerja peserta', 'Dibagikan tercetak pada hari pelatihan.'],
              ['grafik', 'Laporan hasil', 'Lima hari kerja sesudahnya, dengan foto sebelum dan sesudah.'],
            ),
          },
          on('paper'),
        ),
        section(
          'price',
          {
            layout: 'plans',
            title: 'Satu hari, atau didampingi',
            plans: plans(
              {
                name: 'Daring setengah hari',
                priceText: 'Rp1.900.000',
                per: 'sampai 15 orang',
                points: points('Empat jam praktik', 'Buku kerja digital', 'Laporan hasil singkat'),
                cta: toSection('Pilih daring', form, 'primary'),
              },
              {
                name: 'Satu hari di tempat',
                priceText: priced('training'),
                per: 'sampai 25 orang',
                isBest: true,
                points: points('Tujuh jam praktik', 'Dua pengajar', 'Buku kerja tercetak', 'Laporan hasil'),
                cta: toOffer('Pilih satu hari'),
              },
              {
                name: 'Coaching empat pekan',
                priceText: 'Rp4.800.000',
                per: 'satu tim',
                points: points('Satu hari di tempat', 'Empat panggilan mingguan', 'Jadwal kerja diperiksa'),
                cta: toSection('Pilih coaching', form, 'primary'),
              },
            ),
            guarantee:
              'Perjalanan di luar kota dihitung terpisah dan disebut di depan. Batal 7 hari sebelumnya: uang muka kembali.',
            payments: 'Transfer bank, uang muka separuh',
          },
          on('soft'),
        ),
        section(
          'embed',
          {
            layout: 'beside',
            title: 'Kota mana pun, asal ada internet',
            text: 'Pelatihan daring untuk seluruh Indonesia. Untuk datang ke tempat Anda, kami tanyakan kota dan ruangannya lebih dahulu.',
            provider: 'maps',
            reference: 'Indonesia',
            image: drawing('kelas-jadwal', 'Ilustrasi kalender jadwal pelatihan'),
            caption: 'Peta dimuat dari Google hanya bila Anda menekannya.',
          },
          on('white'),
        ),
        section(
          'faq',
          {
            layout: 'categories',
            title: 'Yang ditanyakan panitia',
            items: questions(
              [
                'Apa yang harus disediakan?',
                'Ruang, layar, dan internet. Setiap peserta membawa ponsel; laptop cukup satu untuk dua orang.',
                'Persiapan',
              ],
              [
                'Peserta masih pemula semua?',
                'Tidak apa-apa. Kami kurangi materinya, bukan mempercepat bicaranya.',
                'Persiapan',
              ],
              [
                'Apakah ada sertifikat?',
                'Ada surat keterangan ikut pelatihan, dengan nama usaha Anda sebagai penyelenggara.',
                'Sesudahnya',
              ],
              ['Bolehkah direkam?', 'Boleh untuk dipakai sendiri oleh tim peserta.', 'Sesudahnya'],
            ),
          },
          on('paper'),
        ),
        form,
      ],
    })
  },
}
