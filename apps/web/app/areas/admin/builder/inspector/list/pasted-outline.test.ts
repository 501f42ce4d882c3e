import { sectionDefinition } from '@naikkelas/ui/sections/registry'
import { expect, test } from 'vitest'
import { innerList } from './inner-list.ts'
import { pastedOutline } from './pasted-outline.ts'

const chapters = sectionDefinition('lesson_material')?.fields.chapters
if (chapters?.kind !== 'list') throw new Error('Materi kelas has no chapters.')
const lessons = innerList(chapters)
if (!lessons) throw new Error('A chapter has no lessons.')
const outline = (text: string) => pastedOutline(text, lessons.field, 60)

test('lines with durations are lessons, the others start chapters', () => {
  expect(
    outline('Mulai dari dasar\nPembuka\t10\nAlat kerja … 15 menit\n\nPraktik\nToko sendiri (20:00)').groups,
  ).toEqual([
    {
      title: 'Mulai dari dasar',
      items: [
        { title: 'Pembuka', minutes: '10' },
        { title: 'Alat kerja', minutes: '15' },
      ],
    },
    { title: 'Praktik', items: [{ title: 'Toko sendiri', minutes: '20' }] },
  ])
})

test('indented lines and bullets are lessons too', () => {
  expect(outline('Bab satu\n  - Pembuka\n• Penutup').groups).toEqual([
    { title: 'Bab satu', items: [{ title: 'Pembuka' }, { title: 'Penutup' }] },
  ])
})

test('lines that are all alike are lessons of one chapter without a name', () => {
  expect(outline('Pembuka\nAlat kerja').groups).toEqual([
    { title: '', items: [{ title: 'Pembuka' }, { title: 'Alat kerja' }] },
  ])
})

test('a list without minutes inside its items is no outline', () => {
  const cards = sectionDefinition('grid_card')?.fields.items
  expect(cards?.kind === 'list' && innerList(cards)).toBeUndefined()
})
