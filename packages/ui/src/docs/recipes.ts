import { examples as announcementBar } from '../sections/announcement-bar/announcement-bar.examples.ts'
import { examples as benefits } from '../sections/benefits/benefits.examples.ts'
import { examples as coach } from '../sections/coach/coach.examples.ts'
import { examples as comparison } from '../sections/comparison/comparison.examples.ts'
import { examples as contact } from '../sections/contact/contact.examples.ts'
import { examples as countdown } from '../sections/countdown/countdown.examples.ts'
import { examples as eventDetails } from '../sections/event-details/event-details.examples.ts'
import { examples as faq } from '../sections/faq/faq.examples.ts'
import { examples as headline } from '../sections/headline/headline.examples.ts'
import { examples as leadForm } from '../sections/lead-form/lead-form.examples.ts'
import { examples as lesson } from '../sections/lesson/lesson.examples.ts'
import { examples as lesson2 } from '../sections/lesson-2/lesson-2.examples.ts'
import { examples as linkList } from '../sections/link-list/link-list.examples.ts'
import { examples as price } from '../sections/price/price.examples.ts'
import { examples as problem } from '../sections/problem/problem.examples.ts'
import { examples as profileHeader } from '../sections/profile-header/profile-header.examples.ts'
import { examples as registerClass } from '../sections/register-class/register-class.examples.ts'
import { sections } from '../sections/registry.gen.ts'
import type { PageSection } from '../sections/section-list.tsx'
import { defaultSettings, type SectionSettings } from '../sections/section-settings.ts'
import { examples as socialRow } from '../sections/social-row/social-row.examples.ts'
import { examples as stats } from '../sections/stats/stats.examples.ts'
import { examples as steps } from '../sections/steps/steps.examples.ts'
import { examples as suitableFor } from '../sections/suitable-for/suitable-for.examples.ts'
import { examples as testimonial1 } from '../sections/testimonial-1/testimonial-1.examples.ts'
import { examples as testimonial2 } from '../sections/testimonial-2/testimonial-2.examples.ts'
import { examples as trust } from '../sections/trust/trust.examples.ts'

export interface Recipe {
  /** What the page is for, in the words of who builds it. */
  goal: string
  items: readonly PageSection[]
}

type Type = keyof typeof sections
type Example = { content: Readonly<Record<string, unknown>>; settings?: Partial<SectionSettings> }
type Place = readonly [type: Type, example: Example, settings?: Partial<SectionSettings>]

const page = (goal: string, name: string, places: readonly Place[]): Recipe => ({
  goal,
  items: places.map(([type, { content, settings }, own], index) => ({
    id: `${name}-${String(index + 1).padStart(9 - name.length, '0')}`,
    type,
    version: sections[type].version,
    content: { ...content },
    settings: { ...defaultSettings, ...settings, ...own },
  })),
})

/** Whole pages by what they are to bring about, in the rhythm of `design.md`: no two strong grounds touch. */
export const recipes = {
  sellAClass: page('Menjual kelas berbayar', 'jual', [
    ['headline', headline.split, { tone: 'paper' }],
    ['trust', trust.strip, { tone: 'white' }],
    ['problem', problem.board, { tone: 'board', hasStep: true }],
    ['benefits', benefits.feature, { tone: 'white' }],
    ['lesson', lesson.chapters, { tone: 'paper' }],
    ['coach', coach.portrait, { tone: 'white' }],
    ['testimonial_2', testimonial2.wall, { tone: 'paper' }],
    ['price', price.plans, { tone: 'white', hasStep: true }],
    ['faq', faq.columns, { tone: 'paper' }],
    ['register_class', registerClass.band, { tone: 'brand', hasStep: true }],
  ]),
  fillAWebinar: page('Mengisi kursi webinar gratis', 'webinar', [
    ['announcement_bar', announcementBar.link, { tone: 'turmeric' }],
    ['event_details', eventDetails.ticketOfWebinar, { tone: 'paper' }],
    ['lesson_2', lesson2.rundown, { tone: 'white' }],
    ['suitable_for', suitableFor.sides, { tone: 'paper' }],
    ['testimonial_1', testimonial1.story, { tone: 'white' }],
    ['register_class', registerClass.form, { tone: 'board', hasStep: true }],
    ['contact', contact.card, { tone: 'white' }],
  ]),
  gatherContacts: page('Mengumpulkan kontak calon pembeli', 'kontak', [
    ['lead_form', leadForm.magnet, { tone: 'soft' }],
    ['stats', stats.feature, { tone: 'white' }],
    ['steps', steps.checklist, { tone: 'paper' }],
    ['testimonial_2', testimonial2.slide, { tone: 'white' }],
    ['faq', faq.open, { tone: 'paper' }],
    ['lead_form', leadForm.inline, { tone: 'brand' }],
  ]),
  closeAPromotion: page('Menutup promo sebelum tenggat', 'promo', [
    ['countdown', countdown.board, { tone: 'board' }],
    ['headline', headline.split, { tone: 'white' }],
    ['comparison', comparison.table, { tone: 'paper' }],
    ['testimonial_1', testimonial1.story, { tone: 'white' }],
    ['price', price.receipt, { tone: 'soft', hasStep: true }],
    ['trust', trust.strip, { tone: 'white' }],
    ['faq', faq.open, { tone: 'paper' }],
  ]),
  linkInABio: page('Satu tautan untuk semua kanal', 'tautan', [
    ['profile_header', profileHeader.portrait, { tone: 'soft' }],
    ['link_list', linkList.buttons, { tone: 'soft' }],
    ['social_row', socialRow.row, { tone: 'soft' }],
  ]),
} as const satisfies Readonly<Record<string, Recipe>>
