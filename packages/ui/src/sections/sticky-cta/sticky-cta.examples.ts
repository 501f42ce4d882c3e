import type { SectionSettings } from '../section-settings.ts'
import { noCta } from '../values.ts'
import { stickyCta, type StickyCtaContent } from './sticky-cta.section.ts'

const course: StickyCtaContent = {
  ...stickyCta.defaults,
  secondCta: {
    ...noCta,
    label: 'Tanya dulu',
    style: 'secondary',
    target: { kind: 'whatsapp', number: '+6281200001234', text: '' },
  },
}

/** Believable contents, one or more a layout: drawn by stories and tests, and looked at. */
export const examples = {
  bar: { content: course },
  barOfManyWords: {
    content: {
      ...course,
      text: 'Pendampingan pengembangan usaha bersama mentor pribadi Anda',
      cta: { ...noCta, label: 'Amankan kursi saya', note: 'Garansi 14 hari' },
    },
    settings: { tone: 'turmeric' },
  },
  barWithoutPrice: {
    content: { ...course, text: 'Kelas gratis, lima hari', hasPrice: false },
    settings: { tone: 'brand' },
  },
  slip: { content: { ...course, layout: 'slip' }, settings: { tone: 'board' } },
  two: { content: { ...course, layout: 'two' }, settings: { tone: 'paper' } },
} satisfies Record<string, { content: StickyCtaContent; settings?: Partial<SectionSettings> }>
