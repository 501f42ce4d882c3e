import type { SectionSettings } from '../section-settings.ts'
import { noCta } from '../values.ts'
import { comparison, type ComparisonContent } from './comparison.section.ts'

type Answer = ComparisonContent['rows'][number]['first']

/** `+` is yes, `-` is no, each with or without words; anything else is a text. */
const answer = (words: string): Answer => {
  if (words.startsWith('+')) return { answer: 'yes', text: words.slice(1).trim() }
  if (words.startsWith('-')) return { answer: 'no', text: words.slice(1).trim() }
  return { answer: 'text', text: words }
}

const rowsOf = (lines: [label: string, first: string, second: string, third: string][]): ComparisonContent['rows'] =>
  lines.map(([label, first, second, third], index) => ({
    id: `beda-${String(index).padStart(5, '0')}`,
    label,
    first: answer(first),
    second: answer(second),
    third: answer(third),
  }))

const ways: ComparisonContent = {
  ...comparison.defaults,
  title: 'Tiga cara merapikan pembukuan toko',
  intro: 'Semuanya bisa berhasil. Bedanya ada di waktu Anda.',
  first: { name: 'Kelas ini', note: 'Empat minggu' },
  second: { name: 'Video gratis', note: 'Belajar sendiri' },
  third: { name: 'Jasa akuntan', note: 'Diserahkan' },
  rows: rowsOf([
    ['Biaya', 'Rp349.000 sekali', 'Gratis', 'Mulai Rp750.000 per bulan'],
    ['Anda mengerti angkanya sendiri', '+', '+ Kalau tekun', '-'],
    ['Memakai data toko Anda', '+', '-', '+'],
    ['Ada yang memeriksa hasilnya', '+ Mentor, tiap Jumat', '-', '+'],
    ['Selesai dalam', 'Sebulan', 'Tidak tentu', 'Dua minggu'],
    ['Bisa diteruskan tanpa biaya', '+', '+', '- Berlangganan'],
  ]),
  source: 'Kisaran tarif jasa dari tiga kantor akuntan di Yogyakarta, Oktober 2026.',
  cta: { ...noCta, label: 'Ikut angkatan ini' },
}
const two: ComparisonContent = { ...ways, title: 'Sendiri atau bersama', third: comparison.defaults.third }

/** Believable contents, one or more a layout: drawn by stories and tests, and looked at. */
export const examples = {
  table: { content: ways },
  tableOfTwo: { content: two, settings: { tone: 'board' } },
  tableWithLongWords: {
    content: {
      ...two,
      title: 'Pertanggungjawaban',
      first: { name: 'Pendampingan', note: 'Berkesinambungan' },
      second: { name: 'Ketidakberaturan', note: '' },
      rows: rowsOf([
        ['Mempertanggungjawabkan pengeluaran', 'Diperiksa bersama', 'Kebijaksanaan masing-masing', ''],
        ['Keberlangsungan', '+ Berkesinambungan', '- Ketidakpastian', ''],
      ]),
    },
    settings: { tone: 'turmeric' },
  },
  slips: { content: { ...ways, layout: 'slips' }, settings: { tone: 'paper' } },
  slipsOfTwo: { content: { ...two, layout: 'slips' }, settings: { tone: 'brand' } },
} satisfies Record<string, { content: ComparisonContent; settings?: Partial<SectionSettings> }>
