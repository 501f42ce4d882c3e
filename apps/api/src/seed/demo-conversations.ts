/** One thread of the demo world about a section of a page; authors are named by their addresses. */
export interface DemoConversation {
  link: string
  sectionType: string
  said: readonly (readonly [email: string, text: string])[]
  /** The admin who resolved it. @default it is open */
  resolvedBy?: string
}

const owner = 'admin@naikkelas.test'
const marketer = 'pemasar@naikkelas.test'
const designer = 'perancang@naikkelas.test'

/** What the demo's people ask and answer each other while they compose. */
export const demoConversations: readonly DemoConversation[] = [
  {
    link: 'workshop-iklan-hemat',
    sectionType: 'headline',
    said: [
      [designer, 'Janji di judul sudah pas? Menurut saya “hemat” perlu angka supaya terasa nyata.'],
      [marketer, 'Setuju. Tunggu hasil angkatan kemarin dulu, nanti saya isi angkanya.'],
    ],
  },
  {
    link: 'workshop-iklan-hemat',
    sectionType: 'image_paragraph',
    said: [
      [marketer, '@Sinta Maharani gambar ruang praktiknya bisa diganti yang lebih terang?'],
      [designer, 'Sudah saya ganti dengan foto aula yang baru.'],
    ],
    resolvedBy: marketer,
  },
  {
    link: 'kelola-marketplace',
    sectionType: 'cta_button',
    said: [[owner, 'Mulai Januari harganya naik. Tolong siapkan bersama tanggalnya, @Raka Pratama.']],
  },
]
