import type { Field } from '../fields.ts'

/** The inspector's fields of prices: plans hold points, so the tree is apart from the section. */
export const priceFields = (newPlan: Readonly<Record<string, unknown>>) =>
  ({
    layout: {
      kind: 'layout',
      label: 'Tata letak',
      options: [
        { value: 'receipt', label: 'Nota' },
        { value: 'plans', label: 'Paket berdampingan' },
        { value: 'steps', label: 'Bertahap' },
        { value: 'free', label: 'Gratis' },
      ],
    },
    eyebrow: { kind: 'text', label: 'Teks kecil di atas', maxLength: 32 },
    title: {
      kind: 'text',
      label: 'Judul',
      maxLength: 80,
      bestLength: 45,
      examples: ['Satu harga untuk semuanya', 'Pilih cara belajar Anda'],
    },
    intro: { kind: 'text', label: 'Teks', maxLength: 200, bestLength: 120, isMultiline: true },
    plans: {
      kind: 'list',
      label: 'Paket',
      itemLabel: 'Paket',
      min: 1,
      max: 3,
      titleKey: 'name',
      newItem: newPlan,
      fields: {
        name: { kind: 'text', label: 'Nama paket', maxLength: 24 },
        priceText: {
          kind: 'text',
          label: 'Harga paket',
          maxLength: 24,
          hint: 'Jika harga paket pertama kosong, dipakai harga penawaran halaman.',
        },
        strikeText: {
          kind: 'text',
          label: 'Harga biasa',
          maxLength: 24,
          hint: 'Isi hanya harga yang benar-benar pernah berlaku.',
        },
        per: { kind: 'text', label: 'Satuan', maxLength: 16, examples: ['sekali bayar', 'per bulan'] },
        points: {
          kind: 'list',
          label: 'Yang termasuk',
          itemLabel: 'Isi',
          min: 1,
          max: 10,
          titleKey: 'text',
          newItem: { text: '' },
          fields: { text: { kind: 'text', label: 'Isi paket', maxLength: 60, bestLength: 32 } },
        },
        isBest: {
          kind: 'toggle',
          label: 'Paket yang disarankan',
          layouts: ['plans'],
          hint: 'Pilih satu saja. Paket ini digambar lebih tinggi.',
        },
        cta: { kind: 'cta', label: 'Tombol paket' },
      },
    },
    tiers: {
      kind: 'list',
      label: 'Tahap harga',
      itemLabel: 'Tahap',
      min: 2,
      max: 4,
      titleKey: 'label',
      newItem: { label: '', priceText: '', until: null, isSoldOut: false },
      layouts: ['steps'],
      hint: 'Tahap pertama yang belum lewat disorot.',
      fields: {
        label: { kind: 'text', label: 'Nama tahap', maxLength: 40, examples: ['Harga awal', 'Harga normal'] },
        priceText: { kind: 'text', label: 'Harga tahap', maxLength: 24 },
        until: { kind: 'instant', label: 'Berlaku sampai' },
        isSoldOut: { kind: 'toggle', label: 'Kursi tahap ini habis' },
      },
    },
    guarantee: { kind: 'text', label: 'Garansi', maxLength: 120, bestLength: 80, isMultiline: true },
    payments: {
      kind: 'text',
      label: 'Cara bayar',
      maxLength: 120,
      examples: ['QRIS, transfer bank, dan dompet digital'],
    },
  }) satisfies Readonly<Record<string, Field>>
