import { noLink } from '@naikkelas/ui/sections/registry'
import type { StoredSection } from '../../document.ts'
import { changes, people, picture, plans, points, questions, toOffer } from '../template-parts.ts'
import { climbing, list, on, section } from '../template-section.ts'

/** What changed for others, prices, the people, and how to begin. */
export function terms(): StoredSection[] {
  return [
    section(
      'testimonial_4',
      {
        layout: 'figures',
        title: 'Setelah berganti baju',
        items: changes(
          {
            measure: 'Toko oleh-oleh yang menerima',
            before: '2',
            after: '14',
            period: '3 bulan',
            name: 'Sumarni',
            role: 'Rengginang, Purworejo',
          },
          {
            measure: 'Barang remuk setiap pengiriman',
            before: '6 bungkus',
            after: '1 bungkus',
            period: 'sejak cetak pertama',
            name: 'Fadli Rahman',
            role: 'Keripik balado, Padang',
          },
        ),
      },
      on('soft'),
    ),
    section(
      'price',
      {
        layout: 'plans',
        title: 'Dua ukuran pekerjaan',
        plans: plans(
          {
            name: 'Satu kemasan',
            points: points('Tiga arah rancangan', 'Dua kali perbaikan', 'Satu contoh jadi', 'Berkas siap cetak'),
            cta: toOffer('Tanya jadwalnya'),
          },
          {
            name: 'Keluarga kemasan',
            priceText: 'Rp3.900.000',
            points: points(
              'Sampai lima varian rasa',
              'Foto enam kemasan',
              'Perbaikan tanpa batas selama sebulan',
              'Pendampingan ke percetakan',
            ),
            isBest: true,
            cta: toOffer('Tanya paket keluarga'),
          },
        ),
        guarantee: 'Uang muka separuh, pelunasan setelah contoh jadi Anda setujui.',
        payments: 'Transfer bank, bisa dua tahap',
      },
      climbing('white'),
    ),
    section(
      'coach',
      {
        layout: 'team',
        title: 'Yang menggambar dan yang menghitung',
        people: people(
          {
            name: 'Nindya Larasati',
            role: 'Perancang, lulusan desain produk',
            bio: 'Bertahun-tahun menggambar untuk pabrik besar, lalu pulang ke Semarang karena ibunya berjualan bandeng presto.',
            image: picture('potret-nindya'),
          },
          {
            name: 'Reza Firmansyah',
            role: 'Mengurus cetak dan bahan',
            bio: 'Hafal gramatur kertas dan tahu percetakan mana yang bersedia mencetak sedikit dahulu.',
            image: picture('potret-reza'),
          },
        ),
      },
      on('paper'),
    ),
    section(
      'trust',
      {
        layout: 'strip',
        guarantee: { title: '', text: '', stamp: '', signer: '' },
        title: 'Supaya tenang memesan',
        items: list(
          {
            icon: 'perisai',
            title: 'Contoh dahulu',
            text: 'Tidak ada yang dicetak banyak sebelum Anda memegang satu.',
          },
          { icon: 'kunci', title: 'Berkas milik Anda', text: 'Boleh dicetak di mana saja, kapan saja, selamanya.' },
          {
            icon: 'nota',
            title: 'Rincian tertulis',
            text: 'Tiap biaya disebut di depan, termasuk ongkos kirim contoh.',
          },
        ),
      },
      on('white'),
    ),
    section(
      'faq',
      {
        layout: 'columns',
        title: 'Pertanyaan sebelum mengirim foto',
        items: questions(
          [
            'Saya belum punya merek, bisa dibantu?',
            'Bisa. Kami bantu memeriksa nama dan menggambar tandanya sebagai bagian dari rancangan.',
          ],
          [
            'Minimal cetak berapa?',
            'Tergantung bahan. Ada percetakan yang mau mulai dari dua ratus lembar, dan kami tunjukkan yang mana.',
          ],
          [
            'Berapa kali boleh diperbaiki?',
            'Dua kali pada paket satu kemasan, tanpa batas selama sebulan pada paket keluarga.',
          ],
          ['Apakah harus datang ke Semarang?', 'Tidak. Obrolan lewat WhatsApp, contoh dikirim ke alamat Anda.'],
        ),
      },
      on('paper'),
    ),
    section(
      'contact',
      {
        layout: 'card',
        title: 'Mulai dari satu foto',
        intro:
          'Kirim foto kemasan yang sekarang. Kami jawab apa yang bisa diubah, bahkan bila akhirnya tidak jadi memesan.',
        name: 'Nindya',
        role: 'Studio Bungkus',
        portrait: picture('potret-nindya'),
        hours: 'Senin sampai Jumat, 09.00–16.30 WIB',
        chat: { number: '', message: 'Halo Studio Bungkus, ini kemasan saya sekarang.' },
        map: noLink,
      },
      on('turmeric'),
    ),
  ]
}
