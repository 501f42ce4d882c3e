import { richTextOf } from '@naikkelas/ui/rich-text/schema'
import { noImage, noLink } from '@naikkelas/ui/sections/registry'
import { emptyDocument } from '../document.ts'
import { look } from './looks.ts'
import { cards, links, offerLink, picture, saying, sectionLink, toOffer, toSection } from './template-parts.ts'
import { climbing, list, on, section } from './template-section.ts'
import type { Template } from './template.ts'

/** Profil partner: introduction of a person, their classes, and where to meet them. */
export const partnerProfile: Template = {
  label: 'Profil mitra',
  purpose: 'Memperkenalkan diri: potret, angka, kelas, surat, acara, tautan, kontak.',
  goals: ['profile'],
  looks: [look('jambu', { rounded: 'full' }), look('nila', { font: 'montserrat' }), look('pandan', { font: 'roboto' })],
  asks: ['name', 'coach', 'whatsapp'],
  sample: { name: 'Kelas bersama Tyas', coach: 'Tyas Maharani' },
  make() {
    const classes = section(
      'grid_card',
      {
        layout: 'feature',
        title: 'Kelas yang sedang saya buka',
        items: cards(
          {
            image: picture('kelas-siaran'),
            title: 'Siaran langsung satu jam',
            text: 'Untuk yang sudah punya barang tetapi gugup di depan kamera.',
            badge: 'Paling dipilih',
            target: offerLink,
          },
          {
            image: picture('kelas-naskah'),
            title: 'Naskah yang terdengar seperti Anda',
            text: 'Menulis pembuka, jeda, dan penutup tanpa menghafal.',
            target: offerLink,
          },
          {
            image: picture('kelas-jadwal'),
            title: 'Jadwal siaran sebulan',
            text: 'Memilih jam, tema, dan barang supaya tidak kehabisan bahan.',
            target: offerLink,
          },
        ),
      },
      climbing('paper'),
    )
    const meeting = section(
      'event_details',
      {
        layout: 'poster',
        title: 'Bertemu langsung: latihan siaran di Malang',
        place: 'Rumah Belajar Ijen',
        address: 'Jalan Pahlawan Trip 9, Malang',
        note: 'Bawa satu barang yang ingin dijual. Kamera dan lampu sudah ada.',
        hasPrice: false,
        hasCalendar: true,
        cta: toOffer('Simpan satu tempat'),
      },
      on('paper'),
    )
    return {
      ...emptyDocument(),
      theme: partnerProfile.looks[0].theme,
      seo: {
        title: 'Tyas Maharani, mentor siaran langsung untuk penjual rumahan',
        description:
          'Kelas, jadwal temu, dan cara menghubungi Tyas Maharani, yang mengajarkan siaran jualan tanpa naskah kaku.',
        imageId: picture('potret-tyas').mediaId,
        isIndexed: true,
      },
      offer: {
        ...emptyDocument().offer,
        cta: {
          label: 'Tanya Tyas',
          target: { kind: 'whatsapp', number: '', text: 'Halo Kak Tyas, saya ingin bertanya tentang kelasnya.' },
        },
      },
      sections: [
        section(
          'headline',
          {
            layout: 'split',
            eyebrow: 'Mentor siaran langsung',
            title: 'Halo, saya Tyas. Saya menjual sambil mengobrol.',
            highlight: 'sambil mengobrol',
            text: 'Tiga kali seminggu saya siaran dari ruang tamu, dan mengajari orang lain melakukannya tanpa berteriak.',
            cta: toOffer('Tanya Tyas'),
            secondCta: toSection('Lihat kelasnya', classes),
            image: picture('potret-tyas', '1:1'),
          },
          on('brand'),
        ),
        section(
          'stats',
          {
            layout: 'feature',
            title: 'Sampai hari ini',
            items: list(
              {
                value: '640 jam',
                label: 'siaran sendiri di depan kamera',
                note: 'Direkam semua, termasuk yang memalukan.',
              },
              { value: '1.900', label: 'orang pernah belajar bersama', note: '' },
              { value: '4,9', label: 'nilai rata-rata dari peserta', note: 'Dari ulasan di akhir kelas.' },
            ),
            source: 'Catatan kelas sejak siaran pertama.',
          },
          on('white'),
        ),
        classes,
        section(
          'paragraph',
          {
            layout: 'letter',
            title: 'Surat untuk yang masih gugup',
            body: richTextOf(
              'Siaran pertama saya ditonton sebelas orang, delapan di antaranya keluarga. Saya lupa menyebut harga, anak saya menangis, dan tidak ada yang membeli.',
              'Yang berubah bukan suara saya, melainkan urutannya: menyapa dahulu, menunjukkan barang, bercerita satu hal, baru menyebut harga. Empat langkah itu yang saya ajarkan, karena empat itu yang saya pakai sampai sekarang.',
            ),
            signature: { name: 'Tyas Maharani', role: 'dari ruang tamu di Malang', image: picture('potret-tyas') },
          },
          on('white'),
        ),
        section(
          'testimonial_2',
          {
            layout: 'wall',
            title: 'Yang pernah duduk di kelas',
            items: list(
              {
                ...saying({
                  quote:
                    'Saya kira harus ramai dan lucu. Ternyata cukup jujur dan berurutan. Sekarang siaran saya tiap Jumat, dan pembelinya orang yang sama.',
                  name: 'Lilis Komariah',
                  role: 'Mukena',
                  city: 'Tasikmalaya',
                }),
                rating: 5,
              },
              {
                ...saying({
                  quote: 'Kak Tyas menonton rekaman saya dan menghentikannya di detik yang memang canggung.',
                  name: 'Johan Sitompul',
                  role: 'Sepatu kulit',
                  city: 'Medan',
                }),
                rating: 5,
              },
              {
                ...saying({
                  quote: 'Naskahnya saya tempel di dinding. Tinggal dibaca.',
                  name: 'Hesti',
                  role: 'Kosmetik',
                  city: 'Kediri',
                }),
                rating: 4,
              },
            ),
          },
          on('white'),
        ),
        meeting,
        section(
          'link_list',
          {
            layout: 'rows',
            title: 'Di tempat lain',
            items: links(
              {
                label: 'Tanya lewat WhatsApp',
                note: 'Dibalas sore hari',
                icon: 'obrolan',
                target: offerLink,
                isHighlighted: true,
              },
              {
                label: 'Kelas yang sedang dibuka',
                note: 'Tiga kelas, mulai bulan ini',
                icon: 'video',
                target: sectionLink(classes),
              },
              {
                label: 'Latihan langsung di Malang',
                note: 'Tempat terbatas',
                icon: 'karcis',
                target: sectionLink(meeting),
              },
            ),
          },
          on('white'),
        ),
        section(
          'contact',
          {
            layout: 'lines',
            title: 'Mari mengobrol',
            intro: 'Ceritakan barang Anda dan di mana Anda menjualnya.',
            name: 'Tyas',
            role: 'Membalas sendiri, tanpa admin',
            portrait: noImage,
            hours: 'Setiap hari, 15.00–17.30 WIB',
            chat: { number: '', message: 'Halo Kak Tyas, saya menjual' },
            map: noLink,
          },
          on('turmeric'),
        ),
      ],
    }
  },
}
