import { noLink } from '@naikkelas/ui/sections/registry'
import { emptyDocument } from '../document.ts'
import { look } from './looks.ts'
import { links, picture, plans, points, saying, stepList, toOffer, toSection, url } from './template-parts.ts'
import { climbing, on, section } from './template-section.ts'
import type { Template } from './template.ts'

/** Terima kasih: what to do now, and one further offer that may be declined. */
export const thankYou: Template = {
  label: 'Terima kasih dan penawaran',
  purpose: 'Setelah mendaftar: langkah berikutnya, kalender, satu penawaran, ajak teman.',
  goals: ['leads', 'sell'],
  looks: [look('manggis'), look('toska', { rounded: 'full' }), look('laut', { font: 'roboto', rounded: 'none' })],
  asks: ['name', 'price', 'strikePrice', 'deadline', 'address'],
  sample: { name: 'Rekaman dan lembar kerja', price: 79_000, strikePrice: 149_000 },
  make() {
    const share = section(
      'link_list',
      {
        layout: 'rows',
        title: 'Ajak satu teman usaha',
        intro: 'Belajar berdua lebih lama bertahan daripada sendirian.',
        items: links(
          {
            label: 'Bagikan lewat WhatsApp',
            icon: 'obrolan',
            target: url('https://wa.me/?text=Aku%20ikut%20kelas%20iklan%20pertama%2C%20ikut%20yuk.'),
          },
          {
            label: 'Bagikan lewat e-mail',
            icon: 'surat',
            target: url(
              'mailto:?subject=Kelas%20iklan%20pertama&body=Aku%20ikut%20kelas%20ini.%20Ikut%20juga%2C%20yuk.',
            ),
          },
        ),
      },
      on('white'),
    )
    const story = section(
      'testimonial_1',
      {
        layout: 'story',
        title: 'Yang membeli rekamannya',
        ...saying({
          quote:
            'Waktu siaran saya sambil menyuapi anak, jadi separuhnya hilang. Rekamannya saya putar sambil melipat kardus, tiga kali.',
          result: 'Iklan pertama jalan',
          name: 'Novi Anggraeni',
          role: 'Penjual bumbu instan',
          city: 'Bekasi',
          image: picture('potret-novi'),
        }),
      },
      on('white'),
    )
    return {
      ...emptyDocument(),
      theme: thankYou.looks[0].theme,
      seo: {
        title: 'Anda terdaftar',
        description:
          'Langkah berikutnya setelah mendaftar kelas iklan pertama, dan satu penawaran yang boleh dilewati.',
        imageId: picture('lembar-kerja').mediaId,
        isIndexed: false,
      },
      offer: { ...emptyDocument().offer, cta: { label: 'Tambahkan rekaman', target: noLink } },
      sections: [
        section(
          'headline',
          {
            layout: 'center',
            eyebrow: 'Pendaftaran diterima',
            title: 'Anda terdaftar',
            highlight: 'terdaftar',
            text: 'Sampai jumpa di kelas iklan pertama. Tinggal tiga hal kecil supaya Anda tidak ketinggalan.',
          },
          on('soft'),
        ),
        section(
          'steps',
          {
            layout: 'board',
            title: 'Tiga hal sebelum ditutup',
            items: stepList(
              {
                icon: 'obrolan',
                title: 'Periksa WhatsApp',
                text: 'Pesan konfirmasi dikirim dalam beberapa menit. Balas dengan kata HADIR.',
              },
              {
                icon: 'telepon',
                title: 'Simpan nomor kami',
                text: 'Supaya tautan ruang kelas tidak masuk ke pesan asing.',
              },
              {
                icon: 'kelompok',
                title: 'Masuk ke grup',
                text: 'Tautannya ada di pesan yang sama. Bahan kelas dibagikan di sana.',
              },
            ),
          },
          on('white'),
        ),
        section(
          'event_details',
          {
            layout: 'invitation',
            title: 'Kelas iklan pertama',
            isOnline: true,
            place: 'Ruang Zoom',
            note: 'Tautan ruang dikirim satu jam sebelum mulai.',
            hasPrice: false,
            hasCalendar: true,
            cta: { label: '', target: noLink, style: 'primary', note: '' },
          },
          on('white'),
        ),
        section(
          'price',
          {
            layout: 'receipt',
            title: 'Mau menontonnya lagi nanti?',
            intro: 'Ditawarkan sekali di halaman ini, sampai {tenggat}. Setelah itu harganya kembali.',
            plans: plans({
              name: 'Rekaman dan lembar',
              points: points(
                'Rekaman penuh tanpa batas waktu',
                'Lembar hitung biaya iklan',
                'Contoh lima iklan yang sudah jalan',
              ),
              cta: toOffer('Tambahkan rekaman', 'Hemat {hemat}'),
            }),
            payments: 'QRIS dan transfer bank',
          },
          climbing('paper'),
        ),
        story,
        section(
          'cta_button',
          {
            layout: 'twoPaths',
            title: 'Dua-duanya tidak apa-apa',
            text: 'Kelas tetap gratis, apa pun yang Anda pilih.',
            cta: toOffer('Tambahkan rekaman'),
            secondCta: toSection('Tidak, terima kasih', share),
            hasPrice: true,
          },
          on('paper'),
        ),
        share,
      ],
    }
  },
}
