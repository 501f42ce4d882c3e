import { emptyDocument, type PageDocument, type StoredSection } from '@naikkelas/page'
import { lessons, list, picture } from '@naikkelas/page/compose'
import type { TemplatePicture } from '@naikkelas/page/templates'
import type { Cta, Image, Link, Offer } from '@naikkelas/ui/sections/registry'
import { pageThemes, type PageThemeId, type Theme } from '@naikkelas/ui/theme/schema'
import type { FixedPageBrand } from './fixed-page.ts'

interface Composition {
  theme: Theme
  seo: { title: string; description: string }
  offer: Offer
  template?: PageDocument['template']
  /** Whether search engines may find it. @default true */
  isIndexed?: boolean
  sections: StoredSection[]
}

/** A document of these sections. */
export const composed = ({ seo, isIndexed = true, ...rest }: Composition): PageDocument => ({
  ...emptyDocument(),
  ...rest,
  seo: { ...seo, imageId: null, isIndexed },
})

/** A page's look: one of the named colours, or a brand colour of its own. */
export function wearing(
  colour: PageThemeId | `#${string}`,
  font: Theme['font'],
  rounded: Theme['rounded'],
  mode: Theme['mode'] = 'light',
): Theme {
  const named = pageThemes.find(({ id }) => id === colour)
  return { font, rounded, brand: named ? named.brand : colour, accent: null, mode }
}

interface OfferGiven {
  name: string
  price?: number
  coach?: string
  /** Of its button. */
  label: string
  /** Where its button leads. */
  target: Link
}

/** The page's offer; its chats open with the brand's number, if there is one. */
export const offering = (brand: FixedPageBrand, { name, price, coach = '', label, target }: OfferGiven): Offer => ({
  ...emptyDocument().offer,
  name,
  price: price ?? null,
  coach,
  whatsapp: brand.whatsapp ?? '',
  cta: { label, target },
})

const toForm = ({ id }: StoredSection): Link => ({ kind: 'section', sectionId: id })

/** A chat with the brand, or the page's own form while the brand has no number. */
export const chatOr = ({ whatsapp }: FixedPageBrand, text: string, form: StoredSection): Link =>
  whatsapp === null ? toForm(form) : { kind: 'whatsapp', number: whatsapp, text }

/** A button with a target of its own. */
export const button = (label: string, target: Link, style: Cta['style'] = 'primary', note = ''): Cta => ({
  label,
  target,
  style,
  note,
})

/** A picture of the templates, described for this page. */
export const drawing = (name: TemplatePicture, alt: string, ratio?: NonNullable<Image['ratio']>): Image => ({
  ...picture(name, ratio),
  alt,
})

type Lessons = Parameters<typeof lessons>
/** Chapters of an outline, from basic (`1`) to advanced (`3`). */
export const chapters = (...given: [title: string, level: '1' | '2' | '3', ...lessons: Lessons][]) =>
  list(...given.map(([title, level, ...each]) => ({ title, level, lessons: lessons(...each) })))

export const statistics = (...given: [value: string, label: string, note?: string][]) =>
  list(...given.map(([value, label, note = '']) => ({ value, label, note })))

/** Lines of a receipt of costs, each in rupiah or in words. */
export const costs = (...given: [label: string, cost: number | string][]) =>
  list(
    ...given.map(([label, cost]) =>
      typeof cost === 'number' ? { label, amount: cost, text: '' } : { label, amount: 0, text: cost },
    ),
  )

type Answer = boolean | string
const answerOf = (answer: Answer) =>
  typeof answer === 'string'
    ? ({ answer: 'text', text: answer } as const)
    : ({ answer: answer ? 'yes' : 'no', text: '' } as const)

/** Rows of a comparison; `true` and `false` are drawn as signs. */
export const comparedRows = (...given: [label: string, first: Answer, second: Answer, third?: Answer][]) =>
  list(
    ...given.map(([label, first, second, third = false]) => ({
      label,
      first: answerOf(first),
      second: answerOf(second),
      third: answerOf(third),
    })),
  )

export const assurances = (...given: [icon: string, title: string, text: string][]) =>
  list(...given.map(([icon, title, text]) => ({ icon, title, text })))

/** A name that fits where a section allows 40 characters. */
export const shortName = ({ name }: FixedPageBrand) => (name.length <= 40 ? name : `${name.slice(0, 39).trimEnd()}…`)
