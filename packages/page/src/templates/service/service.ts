import { noImage } from '@naikkelas/ui/sections/registry'
import { emptyDocument } from '../../document.ts'
import { look } from '../looks.ts'
import { cards, picture, stepList, toOffer, toSection } from '../template-parts.ts'
import { climbing, list, on, section } from '../template-section.ts'
import type { Template } from '../template.ts'
import { terms } from './terms.ts'

/** Jasa: a studio that designs packaging; everything leads to WhatsApp. */
export const service: Template = {
  label: 'Jasa',
  purpose: 'Mendapat pesan WhatsApp: biaya menunda, layanan, cara kerja, hasil, paket.',
  goals: ['sell'],
  looks: [
    look('laut', { font: 'roboto' }),
    look('arang', { font: 'montserrat', rounded: 'none' }),
    look('pandan', { rounded: 'full' }),
  ],
  asks: ['name', 'price', 'whatsapp'],
  sample: { name: 'Desain kemasan Studio Bungkus', price: 1_450_000 },
  make() {
    const work = section(
      'steps',
      {
        layout: 'board',
        title: 'Dari obrolan sampai cetak',
        items: stepList(
          {
            icon: 'obrolan',
            title: 'Ceritakan produk Anda',
            text: 'Kirim foto barang dan kemasan yang sekarang. Kami balas dengan pertanyaan, bukan penawaran.',
            note: 'Hari pertama',
          },
          {
            icon: 'pensil',
            title: 'Tiga arah rancangan',
            text: 'Anda memilih satu, menggabungkan dua, atau menolak semuanya tanpa biaya tambahan.',
            note: 'Hari keenam',
          },
          {
            icon: 'paket',
            title: 'Contoh di tangan Anda',
            text: 'Satu kemasan jadi dikirim ke alamat Anda sebelum dicetak banyak.',
            note: 'Hari ke-12',
          },
          {
            icon: 'truk',
            title: 'Berkas siap cetak',
            text: 'Lengkap dengan ukuran, warna, dan daftar percetakan yang sudah kami coba.',
            note: 'Hari ke-15',
          },
        ),
        cta: toOffer('Ceritakan produk Anda'),
      },
      on('white'),
    )
    return {
      ...emptyDocument(),
      theme: service.looks[0].theme,
      seo: {
        title: 'Jasa desain kemasan untuk makanan dan minuman rumahan',
        description:
          'Kemasan yang menjelaskan isi, tahan dikirim, dan muat di rak toko oleh-oleh. Tiga arah rancangan, contoh jadi sebelum cetak banyak.',
        imageId: picture('meja-kemasan').mediaId,
        isIndexed: true,
      },
      offer: {
        ...emptyDocument().offer,
        cta: {
          label: 'Ceritakan produk Anda',
          target: { kind: 'whatsapp', number: '', text: 'Halo, saya ingin membuat kemasan untuk produk saya.' },
        },
      },
      sections: [
        section(
          'headline',
          {
            layout: 'split',
            eyebrow: 'Jasa desain kemasan',
            title: 'Kemasan yang sudah menjual sebelum dibuka',
            highlight: 'sebelum dibuka',
            text: 'Kami merancang kotak, stiker, dan kantong untuk makanan rumahan yang ingin naik ke rak toko oleh-oleh.',
            cta: toOffer('Ceritakan produk Anda', 'Dibalas pada hari kerja yang sama'),
            secondCta: toSection('Lihat cara kerjanya', work),
            image: picture('meja-kemasan'),
          },
          on('white'),
        ),
        section(
          'logos',
          {
            layout: 'plates',
            title: 'Kemasannya pernah kami rancang',
            items: list(
              ...[
                'Rengginang Bu Sastro',
                'Teh Lereng Kerinci',
                'Abon Ikan Sari Laut',
                'Dodol Nanas Mekar',
                'Kopi Gayo Saudara',
                'Sirup Pala Banda',
              ].map((name) => ({ name, logo: noImage, note: '', target: { kind: 'url' as const, href: '' } })),
            ),
          },
          on('white'),
        ),
        section(
          'problem_2',
          {
            layout: 'receipt',
            title: 'Plastik bening juga menagih',
            intro:
              'Hitungan untuk usaha yang mengirim sekitar delapan ratus bungkus sebulan. Ganti angkanya dengan milik Anda.',
            slip: 'Nota kemasan lama',
            period: 'sebulan',
            items: list(
              { label: 'Isi remuk dan dikirim ulang', amount: 640_000, text: '' },
              { label: 'Ditolak toko oleh-oleh karena label kurang', amount: 1_200_000, text: '' },
              { label: 'Menempel stiker sampai larut', amount: 0, text: 'sebelas malam' },
            ),
            totalLabel: 'Yang hilang sebelum dihitung',
            totalText: '',
            closing: 'Kemasan baru dibayar sekali, nota ini datang setiap bulan.',
          },
          climbing('board'),
        ),
        section(
          'grid_card',
          {
            layout: 'feature',
            title: 'Yang kami kerjakan',
            items: cards(
              {
                icon: 'paket',
                title: 'Rancangan kemasan utuh',
                text: 'Bentuk, bahan, gambar, dan tulisan, sampai berkas yang langsung bisa dicetak.',
              },
              {
                icon: 'berkas',
                title: 'Label yang lolos periksa',
                text: 'Komposisi, berat, izin, dan tanggal ditata sesuai aturan.',
              },
              { icon: 'kamera', title: 'Foto kemasan', text: 'Enam foto untuk toko daring, dibuat dari contoh jadi.' },
            ),
          },
          on('paper'),
        ),
        work,
        ...terms(),
      ],
    }
  },
}
