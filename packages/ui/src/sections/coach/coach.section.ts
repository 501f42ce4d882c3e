import * as z from 'zod/mini'
import { defineSection, type Finding } from '../define-section.ts'
import { imageSchema, linkSchema, listOf, noImage, noLink, shortIdSchema, strictObject, text } from '../values.ts'
import { peopleOf } from '../parts/from-record.ts'
import { coachFields } from './coach-fields.ts'

const person = strictObject(() => ({
  id: shortIdSchema,
  name: text(40),
  role: text(60),
  bio: text(400),
  image: imageSchema,
  numbers: listOf(z.strictObject({ id: shortIdSchema, value: text(10), label: text(28) }), 3),
  links: listOf(z.strictObject({ id: shortIdSchema, label: text(28), target: linkSchema }), 4),
}))

const content = strictObject(() => ({
  layout: z.enum(['portrait', 'letter', 'team']),
  eyebrow: text(32),
  title: text(80),
  intro: text(200),
  people: listOf(person, 6),
}))
export type CoachContent = z.infer<typeof content>

const newPerson = { name: '', role: '', bio: '', image: noImage, numbers: [], links: [] }

export const coach = defineSection<CoachContent>({
  type: 'coach',
  version: 1,
  label: 'Mentor',
  purpose: 'Siapa yang mengajar: wajahnya, ceritanya, dan angka di belakangnya.',
  group: 'people',
  keywords: ['mentor', 'pengajar', 'instruktur', 'guru', 'tim', 'profil', 'tentang', 'coach', 'about', 'team'],
  content,
  defaults: {
    layout: 'portrait',
    eyebrow: '',
    title: 'Kenalan dengan mentor Anda',
    intro: '',
    people: [
      {
        ...newPerson,
        id: 'mentor-001',
        name: 'Nama mentor',
        role: 'Pekerjaan sehari-hari',
        bio: 'Ceritakan dari mana Anda berangkat, apa yang pernah gagal, dan mengapa sekarang Anda mengajarkannya.',
      },
    ],
  },
  fields: coachFields(newPerson, { label: '', target: noLink }),
  complete: { title: 'Judul belum diisi' },
  check: unfinished,
  fromRecord: {
    keys: ['people'],
    read: (record) => {
      const people = peopleOf(record)
      return people === null ? {} : { people }
    },
  },
  upgrades: {},
})

function unfinished({ people }: CoachContent): Finding[] {
  if (people.length === 0) return [{ path: ['people'], message: 'Belum ada mentor satu pun' }]
  return people.flatMap(({ id, name, links }) => [
    ...(name.trim() === '' ? [{ path: ['people', id, 'name'], message: 'Nama mentor belum diisi' }] : []),
    ...links
      .filter(({ label, target }) => label.trim() !== '' && target.kind === 'url' && target.href === '')
      .map((link) => ({ path: ['people', id, 'links', link.id, 'target'], message: 'Tautan ini belum punya tujuan' })),
  ])
}
