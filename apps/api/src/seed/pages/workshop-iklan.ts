import type { StoredSection } from '@naikkelas/page'
import { richTextOf } from '@naikkelas/ui/rich-text/schema'
import { noLink } from '@naikkelas/ui/sections/registry'
import { button, demoSection, type DemoPictures, picture } from '../demo-section.ts'

/** An unfinished draft: its button has no target yet. */
export function workshopSections(pictures: DemoPictures): StoredSection[] {
  return [
    demoSection(
      'headline',
      {
        layout: 'board',
        eyebrow: 'Workshop tatap muka, Bandung',
        title: 'Iklan hemat untuk toko kecil',
        text: 'Setengah hari, langsung praktik di akun iklan Anda sendiri bersama {mentor}.',
        cta: button('Ambil kursi', noLink),
        image: picture(pictures, 'workshop-aula'),
      },
      { tone: 'board' },
    ),
    demoSection('image_paragraph', {
      layout: 'left',
      title: 'Berdua satu meja',
      body: richTextOf('Setiap meja diisi dua peserta dan satu pendamping, supaya tidak ada yang tertinggal.'),
      image: picture(pictures, 'workshop-praktik'),
    }),
  ]
}
