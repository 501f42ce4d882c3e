import { richTextOf } from '@naikkelas/ui/rich-text/schema'
import { type Cta, noImage, noLink } from '@naikkelas/ui/sections/registry'
import { emptyDocument, type PageDocument } from '../document.ts'
import { starterSection, withIds } from './starter-section.ts'

const toOffer = (label: string, note = ''): Cta => ({ label, target: { kind: 'offer' }, style: 'primary', note })
const card = { image: noImage, role: '', badge: '', target: noLink }
const lesson = { kind: 'video' as const, isFree: false, target: noLink }

/**
 * Kelas berbayar: opening, problem, film, syllabus, mentor, benefits, price, questions, close. Its words tell what to
 * write and claim nothing; prices come from the page's offer.
 */
export function paidCourse(): PageDocument {
  const syllabus = starterSection(
    'lesson_material',
    {
      layout: 'chapters',
      title: 'Apa saja yang dipelajari',
      intro: 'Tulis berapa lama kelas ini dan bagaimana peserta belajar.',
      chapters: withIds([
        {
          title: 'Mulai dari dasar',
          level: '1' as const,
          lessons: withIds([
            { ...lesson, title: 'Pelajaran pembuka yang boleh ditonton gratis', minutes: 10, isFree: true },
            { ...lesson, title: 'Persiapan sebelum praktik', minutes: 15 },
          ]),
        },
        {
          title: 'Praktik inti',
          level: '2' as const,
          lessons: withIds([
            { ...lesson, title: 'Langkah pertama di toko sendiri', minutes: 20 },
            { ...lesson, title: 'Langkah kedua dan kesalahan yang sering terjadi', minutes: 20 },
          ]),
        },
        {
          title: 'Naik kelas',
          level: '3' as const,
          lessons: withIds([{ ...lesson, title: 'Proyek akhir', minutes: 30 }]),
        },
      ]),
    },
    { tone: 'white' },
  )
  return {
    ...emptyDocument(),
    offer: { ...emptyDocument().offer, cta: { label: 'Daftar sekarang', target: noLink } },
    sections: [
      starterSection(
        'headline',
        {
          layout: 'split',
          eyebrow: 'Kelas daring',
          title: 'Hasil yang didapat peserta, dalam satu kalimat',
          highlight: 'Hasil yang didapat',
          text: 'Untuk siapa kelas ini, masalah apa yang selesai, dan berapa lama waktunya.',
          cta: toOffer('Daftar sekarang'),
          secondCta: {
            label: 'Lihat materi',
            target: { kind: 'section', sectionId: syllabus.id },
            style: 'secondary',
            note: '',
          },
        },
        { tone: 'white' },
      ),
      starterSection(
        'background_full',
        {
          layout: 'board',
          eyebrow: 'Yang sering terjadi',
          title: 'Masalah yang dirasakan calon peserta setiap hari',
          text: 'Ceritakan dengan kata-kata mereka sendiri, satu keadaan yang langsung dikenali.',
        },
        { tone: 'board', hasStep: true },
      ),
      starterSection(
        'title_media',
        {
          layout: 'side',
          title: 'Tonton perkenalan kelas',
          text: 'Siapa mentornya, apa yang dipelajari, dan hasil akhirnya.',
          playLabel: 'Putar video',
        },
        { tone: 'paper' },
      ),
      syllabus,
      starterSection(
        'image_paragraph',
        {
          layout: 'left',
          title: 'Kenalan dengan mentor',
          body: richTextOf(
            'Tulis pengalaman mentor yang paling dekat dengan peserta.',
            'Sebutkan kapan dan bagaimana peserta dapat bertanya.',
          ),
        },
        { tone: 'paper' },
      ),
      starterSection(
        'grid_card',
        {
          layout: 'feature',
          title: 'Yang Anda dapatkan',
          items: withIds([
            {
              ...card,
              icon: 'video' as const,
              title: 'Manfaat utama',
              text: 'Hal yang paling ditunggu peserta, dijelaskan dalam dua kalimat.',
            },
            { ...card, icon: 'nota' as const, title: 'Berkas latihan', text: 'Apa isinya dan kapan dipakai.' },
            {
              ...card,
              icon: 'obrolan' as const,
              title: 'Tempat bertanya',
              text: 'Di mana dan pada jam berapa pertanyaan dijawab.',
            },
            {
              ...card,
              icon: 'sertifikat' as const,
              title: 'Bukti belajar',
              text: 'Apa yang diterima peserta setelah selesai.',
            },
          ]),
        },
        { tone: 'white' },
      ),
      starterSection(
        'image_paragraph',
        {
          layout: 'right',
          title: 'Satu harga, semua materi',
          body: richTextOf('Sebutkan cara membayar dan apa yang terjadi setelah pembayaran.'),
          points: withIds([{ text: 'Semua pelajaran video' }, { text: 'Berkas latihan' }, { text: 'Tempat bertanya' }]),
          priceText: '{harga}',
          cta: toOffer('Daftar sekarang'),
        },
        { tone: 'soft', hasStep: true },
      ),
      starterSection(
        'accordion_list',
        {
          layout: 'columns',
          title: 'Pertanyaan yang sering diajukan',
          items: withIds([
            {
              question: 'Apakah pemula bisa ikut?',
              answer: richTextOf('Jawab dengan jujur, sebutkan bekal yang dibutuhkan.'),
              group: '',
              isOpen: false,
            },
            {
              question: 'Perangkat apa yang dibutuhkan?',
              answer: richTextOf('Sebutkan apakah ponsel cukup.'),
              group: '',
              isOpen: false,
            },
            {
              question: 'Bagaimana jika tidak cocok?',
              answer: richTextOf('Tulis aturan pengembalian uang dengan jelas.'),
              group: '',
              isOpen: false,
            },
          ]),
        },
        { tone: 'white' },
      ),
      starterSection(
        'cta_button',
        {
          layout: 'band',
          title: 'Siap mulai belajar?',
          text: 'Satu kalimat penutup yang mengingatkan hasilnya.',
          cta: toOffer('Daftar sekarang'),
        },
        { tone: 'turmeric', hasStep: true },
      ),
    ],
  }
}
