import type { SectionSettings } from '../section-settings.ts'
import { problem, type ProblemContent } from './problem.section.ts'

type Item = ProblemContent['items'][number]

const line = (index: number, text: string, icon: string, screen: Item['screen']): Item => ({
  id: `soal-1000${index}`,
  text,
  icon,
  screen,
})

const items = [
  line(1, 'Pesanan masuk dari tiga aplikasi, dan selalu ada satu yang terlewat', 'keranjang', 'orders'),
  line(2, 'Laporan bulanan selesai ketika bulannya sudah lewat', 'kalkulator', 'sheet'),
  line(3, 'Pembeli bertanya stok, Anda menjawab “sebentar ya, Kak” lalu lupa', 'obrolan', 'chat'),
  line(4, 'Iklan jalan terus, untungnya tidak pernah kelihatan', 'grafik', 'chart'),
  line(5, 'Barang yang paling laku ternyata yang paling tipis untungnya', 'label-harga', 'orders'),
  line(6, 'Setiap libur, toko ikut libur', 'kalender', 'chart'),
]

const shop: ProblemContent = {
  ...problem.defaults,
  title: 'Ramai, tetapi uangnya ke mana?',
  intro: 'Kalau tiga dari ini terasa akrab, Anda tidak sendirian.',
  items,
  closing: 'Bukan karena Anda kurang rajin. Angkanya saja yang belum pernah duduk di satu meja.',
}

const longWords: ProblemContent = {
  ...shop,
  title: 'Ketidakberdayaan mempertanggungjawabkan',
  intro: '',
  items: [
    line(7, 'Mempertanggungjawabkan ketidaksesuaian pembukuan berkepanjangan', 'nota', 'sheet'),
    line(8, 'Ketergantungan berkelanjutan', 'orang', 'chat'),
    line(9, 'Keberlangsungan usaha dipertaruhkan', 'toko', 'chart'),
  ],
}

/** Believable contents, one or more a layout: drawn by stories and tests, and looked at. */
export const examples = {
  board: { content: shop, settings: { tone: 'board', hasStep: true } },
  boardOfThree: { content: { ...longWords, closing: '' }, settings: { tone: 'board' } },
  screens: { content: { ...shop, layout: 'screens', items: items.slice(0, 4) }, settings: { tone: 'paper' } },
  screensOnBoard: { content: { ...longWords, layout: 'screens' }, settings: { tone: 'board' } },
  thoughts: { content: { ...shop, layout: 'thoughts', items: items.slice(0, 5) }, settings: { tone: 'white' } },
  thoughtsOfFour: { content: { ...shop, layout: 'thoughts', items: items.slice(2, 6) }, settings: { tone: 'brand' } },
} satisfies Record<string, { content: ProblemContent; settings?: Partial<SectionSettings> }>
