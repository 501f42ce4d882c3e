import { storyImage } from '../parts/story-media.ts'
import type { SectionSettings } from '../section-settings.ts'
import { noImage } from '../values.ts'
import { testimonial3, type Testimonial3Content } from './testimonial-3.section.ts'

type Item = Testimonial3Content['items'][number]

const talk = (
  index: number,
  name: string,
  role: string,
  image: Item['image'],
  lines: [from: 'person' | 'us', text: string, time: string][],
): Item => ({
  id: `obrolan-1${index}`,
  name,
  role,
  image,
  screenshot: noImage,
  messages: lines.map(([from, text, time], at) => ({ id: `pesan-${index}-${at}x`, from, text, time })),
})

const items = [
  talk(0, 'Rini Maulida', 'Guru SMK, Banjarmasin', storyImage('potret-rini-maulida', ''), [
    ['person', 'Bu Sinta, barusan dasbornya saya tayangkan di kelas. Anak-anak minta diajari bikin sendiri!', '10.42'],
    ['us', 'Wah, kirim fotonya dong, Bu. Minggu depan kita bahas di grup.', '10.50'],
    ['person', 'Siap. Yang paling ribut malah yang biasanya tidur di belakang.', '10.51'],
  ]),
  talk(1, 'Yusuf Halim', 'Mahasiswa, Makassar', storyImage('potret-yusuf-halim', ''), [
    ['person', 'Kak, saya diterima magang.', '19.08'],
    ['us', 'Selamat, Yusuf! Grafik penjualan kopi itu ya yang ditanya?', '19.30'],
    ['person', 'Iya. Saya jelaskan lima menit, mereka cuma mengangguk.', '19.31'],
    ['person', 'Terima kasih sudah sabar dengan rumus saya yang berantakan.', '19.31'],
  ]),
  talk(2, 'Ketut Sari', 'Pengelola vila, Ubud', storyImage('potret-ketut-sari', ''), [
    ['person', 'Staf saya sekarang buka laporan sendiri tiap pagi, tidak menunggu saya lagi.', '07.15'],
    ['us', 'Itu tandanya Ibu boleh bangun lebih siang.', '07.40'],
  ]),
  talk(3, 'Dimas Aryo', 'Penjual sambal, Bekasi', noImage, [
    ['person', 'Ternyata yang paling laku bukan yang paling untung.', '21.03'],
    ['us', 'Nah. Naikkan harga yang mana dulu?', '21.10'],
    ['person', 'Sambal cumi. Sudah saya naikkan, pembelinya tetap.', '21.12'],
  ]),
  talk(4, 'Sri Hartati', 'Pemilik laundry, Solo', noImage, [
    ['person', 'Tutup buku selesai sebelum magrib. Saya sempat masak.', '17.44'],
  ]),
]

const chat: Testimonial3Content = {
  ...testimonial3.defaults,
  title: 'Dari grup angkatan',
  intro: 'Disalin apa adanya, dengan izin yang menulis.',
  items,
}

const shots: Testimonial3Content = {
  ...chat,
  layout: 'screenshot',
  title: 'Hasil yang mereka kirim',
  items: items.slice(0, 2).map((item, index) => ({
    ...item,
    screenshot:
      index === 0
        ? storyImage('peserta-dasbor', 'Dasbor penjualan satu halaman buatan Rini')
        : storyImage('ruang-belajar', 'Ruang belajar dengan tugas akhir Yusuf'),
  })),
}

/** Believable contents, one or more a layout: drawn by stories and tests, and looked at. */
export const examples = {
  chat: { content: chat, settings: { tone: 'paper' } },
  chatOfTwo: { content: { ...chat, items: items.slice(0, 2) } },
  chatOfOne: { content: { ...chat, items: items.slice(3, 4) }, settings: { tone: 'board' } },
  screenshot: { content: shots, settings: { tone: 'soft' } },
  screenshotOneMissing: {
    content: { ...shots, items: [...shots.items, ...items.slice(3, 4)] },
    settings: { tone: 'brand' },
  },
} satisfies Record<string, { content: Testimonial3Content; settings?: Partial<SectionSettings> }>
