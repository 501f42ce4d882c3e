import { noLink } from '@naikkelas/ui/sections/registry'
import { emptyDocument } from '../../document.ts'
import { look } from '../looks.ts'
import { people, picture, problems, stages, toOffer, toSection } from '../template-parts.ts'
import { climbing, list, on, section } from '../template-section.ts'
import type { Template } from '../template.ts'
import { admission } from './admission.ts'

/** Workshop: one day in a kitchen, by ticket. */
export const workshop: Template = {
  label: 'Workshop dan acara',
  purpose: 'Menjual kursi: karcis, susunan acara, pengisi, tempat, harga bertahap.',
  goals: ['event', 'sell'],
  looks: [look('bata', { rounded: 'full' }), look('kopi'), look('nila', { font: 'montserrat' })],
  asks: ['name', 'price', 'deadline', 'seats', 'whatsapp', 'address'],
  sample: { name: 'Sehari Membotolkan Sambal', price: 225_000, seats: 9 },
  make() {
    const ticket = section(
      'event_details',
      {
        layout: 'ticket',
        title: 'Karcis Anda',
        place: 'Dapur Bersama Kotagede',
        address: 'Jalan Kemasan 41, Kotagede, Yogyakarta',
        note: 'Celemek, botol, dan makan siang sudah disiapkan.',
        hasPrice: true,
        hasCalendar: true,
        cta: toOffer('Ambil kursi'),
      },
      on('white'),
    )
    return {
      ...emptyDocument(),
      theme: workshop.looks[0].theme,
      seo: {
        title: 'Workshop sehari membotolkan sambal di Kotagede',
        description:
          'Belajar membuat sambal botol yang awet tanpa pengawet, dari pilihan cabai sampai segel. Praktik langsung, semua bahan tersedia.',
        imageId: picture('dapur-sambal').mediaId,
        isIndexed: true,
      },
      offer: { ...emptyDocument().offer, cta: { label: 'Ambil kursi', target: noLink } },
      sections: [
        section(
          'headline',
          {
            layout: 'board',
            eyebrow: 'Workshop sehari',
            title: 'Sambal rumahan yang sampai di kota lain tetap segar',
            highlight: 'tetap segar',
            text: 'Datang dengan tangan kosong, pulang membawa enam botol buatan sendiri dan catatan untuk mengulanginya di rumah.',
            cta: toSection('Lihat karcisnya', ticket, 'primary'),
            image: picture('dapur-sambal'),
          },
          on('board'),
        ),
        ticket,
        section(
          'problem',
          {
            layout: 'thoughts',
            title: 'Mengapa sambal sering kembali ke penjualnya',
            items: problems(
              ['Tutupnya menggembung sebelum sampai', 'paket', 'orders'],
              ['Minyaknya bocor ke kardus', 'truk', 'chat'],
              ['Rasanya berubah pada minggu kedua', 'jam', 'chart'],
              ['Takut mencantumkan tanggal kedaluwarsa', 'kalender', 'sheet'],
            ),
            closing: 'Keempatnya soal urutan kerja, dan itulah yang dipraktikkan hari itu.',
          },
          climbing('paper'),
        ),
        section(
          'lesson_2',
          {
            layout: 'rundown',
            title: 'Susunan acara',
            items: stages(
              {
                label: '08.30',
                title: 'Kopi dan perkenalan',
                text: 'Tiap orang bercerita satu masalah dari dapurnya.',
              },
              {
                label: '09.15',
                title: 'Memilih cabai dan minyak',
                text: 'Mencium, mencicipi, dan menimbang kadar air.',
                result: 'Takaran untuk resep Anda',
              },
              {
                label: '10.30',
                title: 'Memasak tiga jenis sambal',
                text: 'Berkelompok empat orang di satu tungku, dengan pencatat suhu.',
                result: 'Enam botol siap isi',
              },
              { label: '12.30', title: 'Makan siang bersama', text: 'Dari hasil masakan sendiri.' },
              {
                label: '13.30',
                title: 'Mengisi, menyegel, merebus',
                text: 'Langkah yang menentukan umur simpan.',
                result: 'Botol tersegel',
              },
              {
                label: '15.00',
                title: 'Label dan izin edar',
                text: 'Membaca syarat izin rumah tangga dan menghitung biayanya.',
                result: 'Daftar berkas izin',
              },
            ),
          },
          on('white'),
        ),
        section(
          'coach',
          {
            layout: 'team',
            title: 'Dua orang di depan tungku',
            people: people(
              {
                name: 'Yuliana Sari',
                role: 'Juru masak, sepuluh tahun membotolkan sambal',
                bio: 'Memulai dari pesanan tetangga dan kini mengirim ke luar pulau. Ia mengajarkan apa yang dahulu ia pelajari dengan membuang satu kuintal cabai.',
                image: picture('potret-yuliana'),
              },
              {
                name: 'Bambang Suryadi',
                role: 'Pendamping izin pangan rumah tangga',
                bio: 'Menghabiskan hari-harinya membantu dapur kecil menulis label yang benar dan lolos pemeriksaan.',
                image: picture('potret-bambang'),
              },
            ),
          },
          on('paper'),
        ),
        section(
          'gallery',
          {
            layout: 'mosaic',
            title: 'Dari dapur angkatan sebelumnya',
            items: list(
              { image: picture('dapur-sambal'), caption: 'Cabai dipilih satu per satu sebelum dimasak' },
              { image: picture('botol-berjajar'), caption: 'Botol yang sudah disegel menunggu dingin' },
              { image: picture('meja-label'), caption: 'Menempel label buatan sendiri' },
            ),
            isEnlargeable: true,
          },
          on('white'),
        ),
        ...admission(),
      ],
    }
  },
}
