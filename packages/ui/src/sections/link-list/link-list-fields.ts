import type { Field } from '../fields.ts'

/** The inspector's fields of a list of links. */
export const linkListFields = (newItem: Readonly<Record<string, unknown>>) =>
  ({
    layout: {
      kind: 'layout',
      label: 'Tata letak',
      options: [
        { value: 'buttons', label: 'Tombol' },
        { value: 'rows', label: 'Baris' },
        { value: 'cards', label: 'Kartu' },
        { value: 'grid', label: 'Kisi dua kolom' },
      ],
    },
    eyebrow: { kind: 'text', label: 'Teks kecil di atas', maxLength: 32 },
    title: {
      kind: 'text',
      label: 'Judul',
      maxLength: 80,
      bestLength: 45,
      examples: ['Tautan penting', 'Temukan kami di sini'],
    },
    intro: { kind: 'text', label: 'Teks', maxLength: 200, bestLength: 120, isMultiline: true },
    listing: { kind: 'listing', label: 'Sumber tautan' },
    items: {
      kind: 'list',
      replacedBy: 'listing',
      label: 'Tautan',
      itemLabel: 'Tautan',
      min: 1,
      max: 40,
      titleKey: 'label',
      newItem,
      hint: 'Lima sampai delapan tautan paling mudah dipilih.',
      fields: {
        label: {
          kind: 'text',
          label: 'Label tautan',
          maxLength: 40,
          bestLength: 28,
          examples: ['Tanya lewat WhatsApp', 'Lihat katalog', 'Jadwal kelas'],
        },
        note: { kind: 'text', label: 'Keterangan', maxLength: 60, bestLength: 36 },
        target: { kind: 'link', label: 'Tujuan tautan' },
        icon: { kind: 'icon', label: 'Ikon', layouts: ['buttons', 'rows', 'cards'] },
        image: { kind: 'image', label: 'Gambar', layouts: ['cards', 'grid'] },
        isHighlighted: { kind: 'toggle', label: 'Sorot tautan ini', hint: 'Pilih satu saja agar tetap menonjol.' },
        price: { kind: 'text', label: 'Harga', maxLength: 24, examples: ['Gratis', 'Rp149rb'] },
        from: { kind: 'instant', label: 'Tampil mulai', group: 'behaviour' },
        to: { kind: 'instant', label: 'Tampil sampai', group: 'behaviour' },
      },
    },
  }) satisfies Readonly<Record<string, Field>>
