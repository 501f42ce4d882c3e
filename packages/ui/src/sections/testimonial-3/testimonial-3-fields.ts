import type { Field } from '../fields.ts'

type Values = Readonly<Record<string, unknown>>

/** The inspector's fields: conversations are lists of messages, two lists deep. */
export const testimonial3Fields = (newItem: Values, newMessage: Values) =>
  ({
    layout: {
      kind: 'layout',
      label: 'Tata letak',
      options: [
        { value: 'chat', label: 'Percakapan' },
        { value: 'screenshot', label: 'Tangkapan layar' },
      ],
    },
    eyebrow: { kind: 'text', label: 'Teks kecil di atas', maxLength: 32 },
    title: {
      kind: 'text',
      label: 'Judul',
      maxLength: 80,
      bestLength: 45,
      examples: ['Dari kotak pesan kami', 'Pesan yang membuat kami tersenyum'],
    },
    intro: { kind: 'text', label: 'Teks', maxLength: 200, bestLength: 120, isMultiline: true },
    items: {
      kind: 'list',
      label: 'Percakapan',
      itemLabel: 'Percakapan',
      min: 2,
      max: 8,
      titleKey: 'name',
      newItem,
      addLabel: 'Tambah percakapan',
      hint: 'Samarkan nomor telepon dan data pribadi sebelum mengunggahnya.',
      fields: {
        name: { kind: 'text', label: 'Nama', maxLength: 40 },
        role: { kind: 'text', label: 'Peran', maxLength: 40 },
        image: { kind: 'image', label: 'Foto' },
        screenshot: {
          kind: 'image',
          label: 'Tangkapan layar',
          layouts: ['screenshot'],
          hint: 'Jika kosong, pesan digambar sebagai gelembung percakapan.',
        },
        messages: {
          kind: 'list',
          label: 'Pesan',
          itemLabel: 'Pesan',
          min: 1,
          max: 4,
          titleKey: 'text',
          newItem: newMessage,
          addLabel: 'Tambah pesan',
          fields: {
            from: {
              kind: 'choice',
              label: 'Dari',
              options: [
                { value: 'person', label: 'Peserta' },
                { value: 'us', label: 'Anda' },
              ],
            },
            text: { kind: 'text', label: 'Isi pesan', maxLength: 160, bestLength: 90, isMultiline: true },
            time: { kind: 'text', label: 'Jam', maxLength: 12, hint: 'Tulis seperti di ponsel, misalnya “19.30”.' },
          },
        },
      },
    },
  }) satisfies Readonly<Record<string, Field>>
