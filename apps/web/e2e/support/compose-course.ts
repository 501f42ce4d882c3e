import { course } from '../course.ts'
import type { Hand } from './hand.ts'

export interface CourseSection {
  name: keyof typeof course
  /** Of its type, in the palette and the outline. */
  label: string
  type: string
  /** Fills in its content. */
  fill: (hand: Hand) => Promise<void>
}

/** The fourteen sections in order. */
export const courseSections: readonly CourseSection[] = [
  { name: 'opening', label: 'Judul', type: 'headline', fill: opening },
  { name: 'result', label: 'Judul dengan media', type: 'title_media', fill: result },
  { name: 'film', label: 'Judul dengan media', type: 'title_media', fill: film },
  { name: 'time', label: 'Latar penuh', type: 'background_full', fill: time },
  {
    name: 'exercises',
    label: 'Gambar dan paragraf',
    type: 'image_paragraph',
    fill: (hand) => pictureAndText(hand, course.exercises, 'Kertas'),
  },
  {
    name: 'mentors',
    label: 'Gambar dan paragraf',
    type: 'image_paragraph',
    fill: (hand) => pictureAndText(hand, course.mentors),
  },
  { name: 'reasons', label: 'Paragraf', type: 'paragraph', fill: reasons },
  { name: 'lessons', label: 'Materi kelas', type: 'lesson_material', fill: lessons },
  { name: 'benefits', label: 'Kartu grid', type: 'grid_card', fill: benefits },
  { name: 'stories', label: 'Kartu grid', type: 'grid_card', fill: stories },
  { name: 'price', label: 'Gambar dan paragraf', type: 'image_paragraph', fill: price },
  { name: 'questions', label: 'Akordeon', type: 'accordion_list', fill: questions },
  { name: 'links', label: 'Daftar tautan', type: 'link_list', fill: links },
  { name: 'register', label: 'Latar penuh', type: 'background_full', fill: register },
]

const SHORT_COURSE: readonly CourseSection['name'][] = ['opening', 'time', 'reasons', 'lessons', 'benefits', 'register']

/**
 * Six sections that need each act of a hand once (`course.spec.ts`): what the keyboard and a finger compose. With
 * COURSE=whole, as `npm run verify journeys` sets it, they compose all fourteen, as the mouse does.
 */
export const shortCourse =
  process.env.COURSE === 'whole' ? courseSections : courseSections.filter(({ name }) => SHORT_COURSE.includes(name))

async function opening(hand: Hand): Promise<void> {
  const { kicker, title, text } = course.opening
  await hand.write('Teks kecil di atas', kicker)
  await hand.write('Judul', title)
  await hand.write('Teks', text)
  await hand.layout('Papan')
  await hand.tone('Merek')
}

async function result(hand: Hand): Promise<void> {
  const { title, photo, caption } = course.result
  await hand.write('Judul', title)
  await hand.picture('Gambar', photo)
  await hand.write('Keterangan gambar', caption)
  await hand.tone('Kertas')
}

async function film(hand: Hand): Promise<void> {
  const { title, poster, address, label } = course.film
  await hand.write('Judul', title)
  await hand.picture('Gambar', poster)
  await hand.write('Video', address)
  await hand.write('Ajakan memutar', label)
  await hand.layout('Samping')
}

async function time(hand: Hand): Promise<void> {
  const { title, text, photo, button } = course.time
  await hand.write('Judul', title)
  await hand.write('Teks', text)
  await hand.picture('Gambar', photo)
  await hand.write('Label tombol', button.label)
  await hand.lead('Tujuan tombol', button.target)
  await hand.layout('Foto')
}

type PictureAndText = typeof course.exercises | typeof course.mentors

async function pictureAndText(
  hand: Hand,
  { title, body, photo, layout }: PictureAndText,
  tone?: string,
): Promise<void> {
  await hand.write('Judul', title)
  await hand.writeRich('Teks', body)
  await hand.picture('Gambar', photo)
  await hand.layout(layout)
  if (tone !== undefined) await hand.tone(tone)
}

async function reasons(hand: Hand): Promise<void> {
  await hand.write('Judul', course.reasons.title)
  await hand.writeRich('Teks', course.reasons.body)
  await hand.layout('Judul di kiri')
  await hand.tone('Kertas')
}

async function lessons(hand: Hand): Promise<void> {
  const { title, text, photo, items } = course.lessons
  await hand.write('Judul', title)
  await hand.write('Teks', text)
  await hand.picture('Gambar', photo)
  await hand.open('Bab 1')
  await hand.remove('Pelajaran 3')
  await hand.remove('Pelajaran 2')
  const [first, ...others] = items
  await hand.open('Pelajaran 1')
  await hand.write('Judul pelajaran', first.title)
  await hand.write('Menit', String(first.minutes))
  await hand.turn('Boleh dicoba gratis', first.isFree)
  await hand.pasteLines(others.map((lesson) => `${lesson.title}\t${lesson.minutes}`))
  await hand.open('Pelajaran 2')
  await hand.turn('Boleh dicoba gratis', items[1].isFree)
  await hand.turn('Tampilkan jumlah pelajaran dan lama belajar', false)
}

async function benefits(hand: Hand): Promise<void> {
  await hand.write('Judul', course.benefits.title)
  await hand.layout('Sorot')
  await hand.tone('Kertas')
  await everyItem(hand, 'Kartu', { items: course.benefits.items, ready: 3 }, async ({ icon, title, text }) => {
    await hand.icon(icon)
    await hand.write('Judul kartu', title)
    await hand.write('Teks kartu', text)
  })
}

async function stories(hand: Hand): Promise<void> {
  await hand.write('Judul', course.stories.title)
  await hand.layout('Kutipan')
  await everyItem(hand, 'Kartu', { items: course.stories.items, ready: 3 }, async ({ name, quote, role }) => {
    await hand.write('Nama', name)
    await hand.write('Kutipan', quote)
    await hand.write('Peran', role)
  })
}

async function price(hand: Hand): Promise<void> {
  const { title, points, price: now, oldPrice, photo, button } = course.price
  await hand.write('Judul', title)
  await hand.writeRich('Teks', [])
  await everyItem(hand, 'Poin', { items: points, ready: 0 }, (point) => hand.write('Isi poin', point))
  await hand.write('Harga', now)
  await hand.write('Harga coret', oldPrice)
  await hand.picture('Gambar', photo)
  await hand.write('Label tombol', button.label)
  await hand.lead('Tujuan tombol', button.target)
  await hand.tone('Lembut')
  await hand.turn('Tepi atas bertangga', true)
}

async function questions(hand: Hand): Promise<void> {
  await hand.write('Judul', course.questions.title)
  await hand.layout('Dua kolom')
  await everyItem(hand, 'Pertanyaan', { items: course.questions.items, ready: 3 }, async ({ question, answer }) => {
    await hand.write('Pertanyaan', question)
    await hand.writeRich('Jawaban', [[answer]])
  })
}

async function links(hand: Hand): Promise<void> {
  await hand.write('Judul', course.links.title)
  await everyItem(hand, 'Tautan', { items: course.links.items, ready: 2 }, async ({ label, target }) => {
    await hand.write('Label tautan', label)
    await hand.lead('Tujuan tautan', target)
  })
}

async function register(hand: Hand): Promise<void> {
  const { title, text, photo, button } = course.register
  await hand.write('Judul', title)
  await hand.write('Teks', text)
  await hand.picture('Gambar', photo)
  await hand.write('Label tombol', button.label)
  await hand.lead('Tujuan tombol', button.target)
  await hand.tone('Kunyit')
}

interface Items<Item> {
  items: readonly Item[]
  /** How many the new section holds already. */
  ready: number
}

/** Fills in the items that are there, then adds the others; a new one is unfolded. */
async function everyItem<Item>(
  hand: Hand,
  kind: string,
  { items, ready }: Items<Item>,
  fill: (item: Item) => Promise<void>,
): Promise<void> {
  for (const [index, item] of items.entries()) {
    if (index < ready) await hand.open(`${kind} ${index + 1}`)
    else await hand.addItem()
    await fill(item)
  }
}
