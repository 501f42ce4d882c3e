import type { Field } from '../fields.ts'

type Values = Readonly<Record<string, unknown>>

/** The inspector's fields: people, each with numbers and links of their own. */
export const coachFields = (newPerson: Values, newLink: Values) =>
  ({
    layout: {
      kind: 'layout',
      label: 'Tata letak',
      options: [
        { value: 'portrait', label: 'Potret' },
        { value: 'letter', label: 'Surat' },
        { value: 'team', label: 'Tim' },
      ],
    },
    eyebrow: { kind: 'text', label: 'Teks kecil di atas', maxLength: 32 },
    title: {
      kind: 'text',
      label: 'Judul',
      maxLength: 80,
      bestLength: 45,
      examples: ['Kenalan dengan mentor Anda', 'Yang akan mendampingi Anda'],
    },
    intro: { kind: 'text', label: 'Teks', maxLength: 200, bestLength: 120, isMultiline: true },
    people: {
      kind: 'list',
      label: 'Mentor',
      itemLabel: 'Mentor',
      min: 1,
      max: 6,
      titleKey: 'name',
      newItem: newPerson,
      addLabel: 'Tambah mentor',
      fields: {
        name: { kind: 'text', label: 'Nama', maxLength: 40 },
        role: { kind: 'text', label: 'Peran', maxLength: 60, bestLength: 36 },
        bio: {
          kind: 'text',
          label: 'Cerita',
          maxLength: 400,
          bestLength: 260,
          isMultiline: true,
          hint: 'Ceritakan pengalaman yang dekat dengan pembaca, bukan daftar gelar.',
        },
        image: { kind: 'image', label: 'Foto', hint: 'Pakai foto menghadap kamera dengan latar polos.' },
        numbers: {
          kind: 'list',
          label: 'Angka',
          itemLabel: 'Angka',
          min: 0,
          max: 3,
          titleKey: 'label',
          newItem: { value: '', label: '' },
          hint: 'Urutkan dari yang kecil ke yang besar, karena digambar sebagai anak tangga.',
          fields: {
            value: { kind: 'text', label: 'Angka', maxLength: 10 },
            label: { kind: 'text', label: 'Keterangan angka', maxLength: 28 },
          },
        },
        links: {
          kind: 'list',
          label: 'Tautan',
          itemLabel: 'Tautan',
          min: 0,
          max: 4,
          titleKey: 'label',
          newItem: newLink,
          fields: {
            label: { kind: 'text', label: 'Kata', maxLength: 28 },
            target: { kind: 'link', label: 'Tujuan' },
          },
        },
      },
    },
  }) satisfies Readonly<Record<string, Field>>
