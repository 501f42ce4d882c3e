import type { Assignment, Quiz } from '@naikkelas/contract/learning'

/** Link of the course whose quiz and assignment learners of the demonstration have done. */
export const demoGradedCourse = 'kenalan-tiktok-shop'

/** What is said before them, by their titles. */
export const demoGradedTexts: Readonly<Record<string, string>> = {
  'Cek pemahaman': `
Tiga pertanyaan singkat sebelum Anda membuka toko. Anda punya dua kesempatan, dan lulus bila dua jawaban benar.`,
  'Foto produk pertama': `
Foto satu produk yang akan Anda jual, lalu ceritakan hasilnya.

1. Letakkan produk di dekat jendela, dengan alas yang polos.
2. Ambil dari depan dan dari samping, tanpa lampu kilat.
3. Tulis nama produknya, harga jualnya, dan untungnya setelah semua potongan.

Tim kami membaca setiap kiriman dan memberi masukan.`,
}

/** What its quiz asks. */
export const demoGradedQuiz: Quiz = {
  passPercent: 66,
  attempts: 2,
  isShuffled: false,
  questions: [
    {
      id: idOf(1),
      kind: 'single',
      text: 'Sebuah gelas dijual Rp 40.000 dan potongannya Rp 3.400. Berapa persen yang hilang?',
      options: [
        { id: idOf(11), text: '3,4 persen', isRight: false },
        { id: idOf(12), text: '8,5 persen', isRight: true },
        { id: idOf(13), text: '11,7 persen', isRight: false },
      ],
      answers: [],
      explanation: 'Bagi potongan dengan harga jual: 3.400 dibagi 40.000.',
    },
    {
      id: idOf(2),
      kind: 'multiple',
      text: 'Apa saja syarat produk percobaan yang baik?',
      options: [
        { id: idOf(21), text: 'Tidak mudah pecah', isRight: true },
        { id: idOf(22), text: 'Stoknya ada di rumah', isRight: true },
        { id: idOf(23), text: 'Harganya paling murah', isRight: false },
      ],
      answers: [],
      explanation: 'Harga murah belum tentu untung setelah semua potongan.',
    },
    {
      id: idOf(3),
      kind: 'short',
      text: 'Berapa produk yang dipakai untuk mulai belajar?',
      options: [],
      answers: ['tiga', '3', 'tiga produk'],
      explanation: 'Tiga produk cukup untuk belajar mengemas, membalas pesan, dan membaca laporan.',
    },
  ],
}

/** What holds for its assignment. */
export const demoGradedAssignment: Assignment = { files: 'allowed', maxPoints: 100, passPoints: 70, dueDays: 14 }

/** What someone made of them; without a name it is the member of the demonstration. */
interface DemoResult {
  name: string | null
  /** Places of the questions that were answered wrongly, attempt by attempt. */
  quiz: readonly (readonly number[])[]
  assignment: { text: string; points: number | null; feedback: string } | null
  daysAgo: number
}

/** Points from the mark on are accepted; null waits to be marked. */
export const demoResults: readonly DemoResult[] = [
  {
    name: null,
    quiz: [[1, 2], []],
    assignment: {
      text: 'Sambal bawang botol 150 ml, harga jual Rp 32.000. Foto diambil di teras pada pagi hari.',
      points: 60,
      feedback: 'Fotonya sudah terang. Hitung juga untungnya setelah semua potongan, lalu kirim lagi.',
    },
    daysAgo: 1,
  },
  {
    name: 'Siti Rahmawati',
    quiz: [[]],
    assignment: {
      text: 'Tas anyaman pandan, harga jual Rp 85.000, untung Rp 19.500 setelah potongan 8 persen.',
      points: 95,
      feedback: 'Rapi dan lengkap. Foto sampingnya memperlihatkan anyaman dengan jelas.',
    },
    daysAgo: 21,
  },
  {
    name: 'Agus Setiawan',
    quiz: [[0]],
    assignment: {
      text: 'Kopi bubuk 200 gram, harga jual Rp 45.000, untung Rp 9.800.',
      points: 78,
      feedback: 'Untungnya dihitung dengan benar. Lain kali pakai alas yang polos.',
    },
    daysAgo: 17,
  },
  {
    name: 'Nurul Hidayah',
    quiz: [
      [0, 1],
      [0, 1, 2],
    ],
    assignment: null,
    daysAgo: 12,
  },
  {
    name: 'Rudi Hartono',
    quiz: [[2]],
    assignment: {
      text: 'Kaus polos hitam ukuran L, harga jual Rp 65.000. Saya foto di dekat jendela dapur, untungnya Rp 14.000.',
      points: null,
      feedback: '',
    },
    daysAgo: 3,
  },
  {
    name: 'Fitri Handayani',
    quiz: [],
    assignment: {
      text: 'Keripik pisang 250 gram, harga jual Rp 25.000, untung Rp 5.600 setelah semua potongan.',
      points: null,
      feedback: '',
    },
    daysAgo: 2,
  },
  { name: 'Lina Marlina', quiz: [], assignment: null, daysAgo: 1 },
]

function idOf(number: number) {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
}
