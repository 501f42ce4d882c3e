import type { Field } from '../fields.ts'

const lesson = (newLesson: Readonly<Record<string, unknown>>): Field => ({
  kind: 'list',
  label: 'Pelajaran',
  itemLabel: 'Pelajaran',
  min: 1,
  max: 40,
  titleKey: 'title',
  newItem: { title: '', ...newLesson },
  hint: 'Anda bisa menempel daftar dari spreadsheet. Satu baris menjadi satu pelajaran.',
  fields: {
    title: {
      kind: 'text',
      label: 'Judul pelajaran',
      maxLength: 90,
      bestLength: 50,
      hint: 'Sebutkan apa yang bisa dikerjakan setelahnya, bukan nama topiknya.',
    },
    minutes: { kind: 'number', label: 'Menit', min: 1, max: 600, unit: 'menit' },
    kind: {
      kind: 'choice',
      label: 'Jenis pelajaran',
      options: [
        { value: 'video', label: 'Video' },
        { value: 'article', label: 'Artikel' },
        { value: 'ebook', label: 'E-book' },
        { value: 'quiz', label: 'Kuis' },
        { value: 'assignment', label: 'Tugas' },
      ],
    },
    isFree: { kind: 'toggle', label: 'Boleh dicoba gratis' },
    target: { kind: 'link', label: 'Tujuan pelajaran', hint: 'Kosongkan jika pelajaran ini hanya untuk peserta.' },
  },
})

/** Eyebrow, title and intro of a syllabus, as the inspector shows them. */
export const syllabusHeadingFields = {
  eyebrow: { kind: 'text', label: 'Teks kecil di atas', maxLength: 32 },
  title: {
    kind: 'text',
    label: 'Judul',
    maxLength: 80,
    bestLength: 45,
    examples: ['Materi lengkap', 'Yang akan Anda pelajari'],
  },
  intro: {
    kind: 'text',
    label: 'Teks',
    maxLength: 200,
    bestLength: 120,
    isMultiline: true,
    hint: 'Sebutkan jumlah, lamanya, dan hasilnya.',
  },
} satisfies Readonly<Record<string, Field>>

/** Chapters with their lessons. */
export const chapterFields = (newLesson: Readonly<Record<string, unknown>>) =>
  ({
    chapters: {
      kind: 'list',
      label: 'Bab',
      itemLabel: 'Bab',
      min: 1,
      max: 12,
      titleKey: 'title',
      newItem: { title: '', level: '1', lessons: [] },
      addLabel: 'Tambah bab',
      hint: 'Satu bab tanpa judul tampil sebagai daftar pelajaran biasa.',
      fields: {
        title: { kind: 'text', label: 'Judul bab', maxLength: 60, bestLength: 30 },
        level: {
          kind: 'choice',
          label: 'Tingkat',
          options: [
            { value: '1', label: 'Dasar' },
            { value: '2', label: 'Menengah' },
            { value: '3', label: 'Mahir' },
          ],
        },
        lessons: lesson(newLesson),
      },
    },
    hasTotals: { kind: 'toggle', label: 'Tampilkan jumlah pelajaran dan lama belajar', group: 'behaviour' },
  }) satisfies Readonly<Record<string, Field>>
