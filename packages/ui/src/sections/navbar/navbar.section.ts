import * as z from 'zod/mini'
import { defineSection, type Finding } from '../define-section.ts'
import { pageLinksField } from '../parts/page-link-fields.ts'
import { pageLinksSchema, unfinishedLinks } from '../parts/page-links.schema.ts'
import { ctaSchema, imageSchema, linkSchema, noCta, noImage, strictObject, text } from '../values.ts'

const content = strictObject(() => ({
  layout: z.enum(['bar', 'masthead', 'drawer']),
  name: text(40),
  logo: imageSchema,
  target: linkSchema,
  links: pageLinksSchema(7),
  cta: ctaSchema,
  isSticky: z.boolean(),
}))
export type NavbarContent = z.infer<typeof content>

export const navbar = defineSection<NavbarContent>({
  type: 'navbar',
  version: 1,
  label: 'Header',
  purpose: 'Nama Anda, beberapa tautan, dan satu tombol di atas halaman.',
  group: 'frame',
  keywords: ['menu', 'navigasi', 'logo', 'atas', 'header', 'navbar'],
  content,
  defaults: {
    layout: 'bar',
    name: 'Nama usaha',
    logo: noImage,
    target: { kind: 'url', href: '/' },
    links: [],
    cta: { ...noCta, label: 'Lihat penawaran' },
    isSticky: false,
  },
  fields: {
    layout: {
      kind: 'layout',
      label: 'Tata letak',
      options: [
        { value: 'bar', label: 'Satu baris' },
        { value: 'masthead', label: 'Gaya majalah' },
        { value: 'drawer', label: 'Menu lipat' },
      ],
    },
    name: {
      kind: 'text',
      label: 'Nama',
      maxLength: 40,
      bestLength: 20,
      hint: 'Nama ini tetap dibacakan pembaca layar walaupun logo dipasang.',
    },
    logo: { kind: 'image', label: 'Logo', hint: 'Tampil menggantikan nama yang tertulis.' },
    target: { kind: 'link', label: 'Tujuan nama' },
    links: { ...pageLinksField(7), hint: 'Pakai tiga sampai lima tautan. Di ponsel semuanya masuk ke menu.' },
    cta: { kind: 'cta', label: 'Tombol' },
    isSticky: {
      kind: 'toggle',
      label: 'Ikut menempel di atas',
      layouts: ['bar'],
      group: 'behaviour',
      hint: 'Berlaku hanya di layar lebar, agar tidak memakan tempat di ponsel.',
    },
  },
  complete: { name: 'Nama belum diisi' },
  check: ({ links }): Finding[] => unfinishedLinks(['links'], links),
  upgrades: {},
})
