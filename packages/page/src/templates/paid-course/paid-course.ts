import { noLink } from '@naikkelas/ui/sections/registry'
import { emptyDocument } from '../../document.ts'
import { look } from '../looks.ts'
import type { Template } from '../template.ts'
import { climbing, list, on, section } from '../template-section.ts'
import { numbers, picture, problems, toOffer, toSection } from '../template-parts.ts'
import { closing } from './closing.ts'
import { curriculum } from './curriculum.ts'
import { proof } from './proof.ts'

/** Kelas berbayar: a course on photographing goods with a phone. */
export const paidCourse: Template = {
  label: 'Kelas berbayar',
  purpose: 'Menjual kelas: janji, masalah, materi, mentor, bukti, harga, tanya jawab.',
  goals: ['sell'],
  looks: [look('toska'), look('manggis', { rounded: 'full' }), look('bata', { font: 'montserrat', rounded: 'none' })],
  asks: ['name', 'price', 'strikePrice', 'deadline', 'seats', 'coach', 'address'],
  sample: { name: 'Kelas Foto Produk', price: 289_000, strikePrice: 459_000, seats: 12, coach: 'Galih Pramana' },
  make() {
    const syllabus = curriculum()
    return {
      ...emptyDocument(),
      theme: paidCourse.looks[0].theme,
      seo: {
        title: 'Kelas foto produk dengan ponsel untuk penjual daring',
        description:
          'Belajar memotret barang dagangan dari meja makan: cahaya jendela, alas sederhana, dan sunting di ponsel. Empat minggu, dengan tugas yang dinilai.',
        imageId: picture('foto-produk-meja').mediaId,
        isIndexed: true,
      },
      offer: { ...emptyDocument().offer, cta: { label: 'Ikut kelas ini', target: noLink } },
      sections: [
        section(
          'headline',
          {
            layout: 'split',
            eyebrow: 'Kelas daring empat minggu',
            title: 'Foto yang membuat orang berhenti menggulir',
            highlight: 'berhenti menggulir',
            text: 'Anda memotret dagangan sendiri dengan ponsel yang sudah ada di tangan. Tanpa studio, tanpa lampu mahal, tanpa menunggu jadwal fotografer.',
            cta: toOffer('Ikut kelas ini', 'Pendaftaran sampai {tenggat}'),
            secondCta: toSection('Lihat materinya', syllabus.lessons),
            image: picture('foto-produk-meja'),
          },
          on('white'),
        ),
        section(
          'stats',
          {
            layout: 'rows',
            title: 'Yang dikerjakan peserta angkatan lalu',
            items: list(
              { value: '1.140', label: 'foto dikumpulkan dan dinilai', note: 'Setiap tugas dibalas dengan catatan.' },
              { value: '9 dari 10', label: 'peserta memotret dengan ponsel harian', note: '' },
              { value: '26', label: 'kota asal peserta', note: 'Dari Banda Aceh sampai Merauke.' },
            ),
            source: 'Dihitung dari catatan kelas kami sendiri.',
          },
          on('white'),
        ),
        section(
          'problem',
          {
            layout: 'board',
            title: 'Barangnya bagus, fotonya yang menolak pembeli',
            intro: 'Pembeli tidak bisa memegang. Mereka menilai dari satu gambar kecil di antara puluhan gambar lain.',
            items: problems(
              ['Warna di foto berbeda dengan aslinya, lalu pesanan dikembalikan', 'kamera', 'orders'],
              ['Latar berantakan sehingga barang tampak murah', 'gambar', 'sheet'],
              ['Satu barang difoto satu jam, besok masih ada dua puluh lagi', 'jam', 'chart'],
              ['Memakai foto dari pemasok, sama persis dengan toko sebelah', 'gandakan', 'chat'],
            ),
            closing: 'Semuanya selesai dengan cahaya yang benar dan urutan kerja yang tetap.',
          },
          climbing('board'),
        ),
        section(
          'title_media',
          {
            layout: 'wide',
            title: 'Satu jendela, satu kertas karton, satu ponsel',
            text: 'Lihat bagaimana satu stoples sambal dipotret dari awal sampai siap unggah.',
            image: picture('foto-produk-jendela'),
            caption: 'Penataan yang dipakai pada pelajaran kedua.',
          },
          on('paper'),
        ),
        syllabus.journey,
        syllabus.lessons,
        section(
          'coach',
          {
            layout: 'letter',
            title: 'Dari juru foto pernikahan ke meja dagangan',
            people: list({
              name: 'Galih Pramana',
              role: 'Fotografer produk di Bandung',
              bio: 'Saya dulu mengira foto bagus itu soal kamera. Lalu istri saya berjualan keripik, kamera saya sedang diservis, dan foto dari ponselnya justru laku. Sejak itu saya menyusun cara kerja yang bisa diulang siapa saja, termasuk Anda yang belum pernah memegang kamera.',
              image: picture('potret-galih'),
              numbers: numbers(['11 tahun', 'memotret untuk dijual'], ['300+', 'toko pernah didampingi']),
              links: [],
            }),
          },
          on('paper'),
        ),
        ...proof(),
        ...closing(),
      ],
    }
  },
}
