import type { Field } from '../fields.ts'

/** Inspector of a form's fields, two to five of them. */
export const formFieldsField = (layouts?: readonly string[]): Field => ({
  kind: 'list',
  label: 'Isian formulir',
  itemLabel: 'Isian',
  min: 1,
  max: 5,
  titleKey: 'label',
  newItem: { kind: 'text', label: '', options: '', isRequired: false },
  addLabel: 'Tambah isian',
  hint: 'Setiap isian mengurangi pendaftar. Tanyakan hanya yang benar-benar dipakai.',
  ...(layouts && { layouts }),
  fields: {
    kind: {
      kind: 'choice',
      label: 'Jenis isian',
      options: [
        { value: 'name', label: 'Nama' },
        { value: 'whatsapp', label: 'Nomor WhatsApp' },
        { value: 'email', label: 'E-mail' },
        { value: 'choice', label: 'Pilihan' },
        { value: 'text', label: 'Jawaban bebas' },
      ],
    },
    label: { kind: 'text', label: 'Label isian', maxLength: 40, bestLength: 24 },
    options: {
      kind: 'text',
      label: 'Pilihan jawaban',
      maxLength: 300,
      isMultiline: true,
      isUndrawn: true,
      hint: 'Untuk jenis Pilihan, satu baris menjadi satu jawaban.',
    },
    isRequired: { kind: 'toggle', label: 'Wajib diisi' },
  },
})

/** Inspector of the words one agrees to. */
export const consentField = (layouts?: readonly string[]): Field => ({
  kind: 'text',
  label: 'Teks persetujuan',
  maxLength: 160,
  isMultiline: true,
  hint: 'Wajib dicentang sebelum mengirim. Sebutkan untuk apa isian disimpan dan cara berhenti.',
  examples: ['Saya bersedia dihubungi lewat WhatsApp tentang kelas ini.'],
  ...(layouts && { layouts }),
})
