import { storyImage } from '../parts/story-media.ts'
import type { SectionSettings } from '../section-settings.ts'
import { noCta } from '../values.ts'
import { navbar, type NavbarContent } from './navbar.section.ts'

const link = (index: number, label: string) => ({
  id: `taut-0000${index}`,
  label,
  target: { kind: 'url', href: '/tujuan' } as const,
})

const course: NavbarContent = {
  ...navbar.defaults,
  name: 'Kuasai Data Usaha',
  links: [link(1, 'Materi'), link(2, 'Mentor'), link(3, 'Cerita peserta'), link(4, 'Harga')],
  cta: { ...noCta, label: 'Daftar' },
}

/** Believable contents, one or more a layout: drawn by stories and tests, and looked at. */
export const examples = {
  bar: { content: course },
  barOfLogo: {
    content: { ...course, logo: storyImage('potret-rini-maulida', ''), links: [], isSticky: true },
    settings: { tone: 'board' },
  },
  barOfManyWords: {
    content: {
      ...course,
      name: 'Perkumpulan Pengusaha Wanita Banyuwangi',
      links: [...course.links, link(5, 'Pertanyaan yang sering'), link(6, 'Kerja sama perusahaan'), link(7, 'Masuk')],
      cta: { ...noCta, label: 'Daftar angkatan ketujuh' },
    },
    settings: { tone: 'soft' },
  },
  masthead: { content: { ...course, layout: 'masthead', name: 'Kopi Ratna' }, settings: { tone: 'paper' } },
  drawer: { content: { ...course, layout: 'drawer' }, settings: { tone: 'turmeric' } },
} satisfies Record<string, { content: NavbarContent; settings?: Partial<SectionSettings> }>
