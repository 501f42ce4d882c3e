import { courseTypeWords } from '@naikkelas/contract/commerce'
import { expect, test } from 'vitest'
import {
  choiceField,
  countField,
  type FileField,
  instantField,
  recordField,
  recordsField,
  rupiahField,
  type Said,
  sessionsField,
} from './file-fields.rules.ts'
import { namesIn } from './names.rules.ts'

const names = namesIn([
  { list: 'instructor', id: 'sari', name: 'Sari Dewi' },
  { list: 'instructor', id: 'budi', name: 'Budi' },
  { list: 'instructor', id: 'budi-2', name: 'Budi' },
  { list: 'category', id: 'iklan', name: 'Iklan' },
])
const read = (field: FileField, said: Said) => field.read(said, names)

test.each<[string, FileField, Said, unknown]>([
  ['a price with points', rupiahField, 'Rp 249.000', 249_000],
  ['a price as a number', rupiahField, 249_000, 249_000],
  ['thousands', countField, '1.250', 1_250],
  ['a count', countField, '40', 40],
  ['an instant as exports write it', instantField, '2026-11-20 19:30', '2026-11-20T12:30:00.000Z'],
  ['an instant as it is written here', instantField, '20/11/2026 19.30', '2026-11-20T12:30:00.000Z'],
  ['a day', instantField, '5/1/2026', '2026-01-04T17:00:00.000Z'],
  ['a day of a workbook', instantField, 46_346.812_5, '2026-11-20T12:30:00.000Z'],
  ['a word of a choice', choiceField(courseTypeWords), 'pre-order', 4],
  ['a record', recordField('category'), 'IKLAN', 'iklan'],
  ['records in their order', recordsField('instructor'), ' sari dewi ;', ['sari']],
])('%s is read', (_, field, said, value) => expect(read(field, said)).toEqual({ value }))

test.each<[string, FileField, Said, RegExp]>([
  ['a price with a comma and words', rupiahField, 'gratis', /rupiah/],
  ['half a rupiah', rupiahField, 249.5, /tanpa sen/],
  ['a price below 0', rupiahField, '-5.000', /rupiah/],
  ['half a seat', countField, 1.5, /angka bulat/],
  ['a day that no calendar has', instantField, '2026-02-30', /WIB/],
  ['a number that is no day', instantField, 12, /WIB/],
  ['a word that is no choice', choiceField(courseTypeWords), 'Mahal', /Premium, Basic, Gratis, Preorder/],
  ['an unknown record', recordField('category'), 'Masak', /Tidak ada kategori bernama “Masak”/],
  ['one of two of that name', recordsField('instructor'), 'Budi', /Ada 2 pengajar bernama “Budi”/],
  ['a session without an end', sessionsField, '2026-11-20 19:30', /setiap sesi/],
])('%s is a mistake with a sentence', (_, field, said, sentence) =>
  expect(read(field, said)).toEqual({ mistake: expect.stringMatching(sentence) }),
)

test('sessions are read as they are written', () => {
  const sessions = [
    { title: 'Hari | pertama', startsAt: '2030-02-01T02:00:00.000Z', endsAt: '2030-02-01T05:00:00.000Z' },
    { title: '', startsAt: '2030-02-02T02:00:00.000Z', endsAt: '2030-02-02T05:00:00.000Z' },
  ]
  const cell = sessionsField.cell(sessions, names)
  expect(cell).toMatchObject({ value: expect.stringContaining('2030-02-01 09:00 - 2030-02-01 12:00 | Hari | pertama') })
  expect(read(sessionsField, cell?.value ?? '')).toEqual({ value: sessions })
})
