import { richTextOf } from '@naikkelas/ui/rich-text/schema'
import { type Cta, type Image, type Link, noImage, noLink } from '@naikkelas/ui/sections/registry'
import type { StoredSection } from '../document.ts'
import { type TemplatePicture, templatePictures } from './pictures.gen.ts'
import { type ContentOf, list } from './template-section.ts'

/** A picture that comes with the templates; it is taken into the library when a page is made. */
export function picture(name: TemplatePicture, ratio?: NonNullable<Image['ratio']>): Image {
  const { id, alt, focal } = templatePictures[name]
  return { mediaId: id, alt, isDecorative: false, focal, ...(ratio === undefined ? {} : { ratio }) }
}

/** A button that leads where the offer leads. */
export const toOffer = (label: string, note = ''): Cta => ({
  label,
  target: { kind: 'offer' },
  style: 'primary',
  note,
})

/** A quieter button to another section of the page. */
export const toSection = (label: string, { id }: StoredSection, style: Cta['style'] = 'secondary'): Cta => ({
  label,
  target: { kind: 'section', sectionId: id },
  style,
  note: '',
})

export const sectionLink = ({ id }: StoredSection): Link => ({ kind: 'section', sectionId: id })
export const url = (href: string): Link => ({ kind: 'url', href })
export const offerLink: Link = { kind: 'offer' }

export const points = (...texts: string[]) => list(...texts.map((text) => ({ text })))
export const numbers = (...pairs: [value: string, label: string][]) =>
  list(...pairs.map(([value, label]) => ({ value, label })))

export const questions = (...pairs: [question: string, answer: string, group?: string][]) =>
  list(
    ...pairs.map(([question, answer, group = '']) => ({ question, answer: richTextOf(answer), group, isOpen: false })),
  )

type Card = ContentOf<'grid_card'>['items'][number]
export const cards = (...given: (Pick<Card, 'title' | 'text'> & Partial<Omit<Card, 'id'>>)[]) =>
  list(...given.map((card) => ({ icon: '', image: noImage, role: '', badge: '', target: noLink, ...card })))

export const benefits = (...given: [icon: string, title: string, text: string][]) =>
  list(...given.map(([icon, title, text]) => ({ icon, title, text, worth: 0 })))

export const problems = (...given: [text: string, icon: string, screen: 'orders' | 'chat' | 'sheet' | 'chart'][]) =>
  list(...given.map(([text, icon, screen]) => ({ text, icon, screen })))

type Stage = ContentOf<'lesson_2'>['items'][number]
export const stages = (...given: (Pick<Stage, 'label' | 'title' | 'text'> & Partial<Omit<Stage, 'id'>>)[]) =>
  list(...given.map((stage) => ({ result: '', image: noImage, ...stage })))

type Step = ContentOf<'steps'>['items'][number]
export const stepList = (...given: (Pick<Step, 'title' | 'text'> & Partial<Omit<Step, 'id'>>)[]) =>
  list(...given.map((step) => ({ icon: '', note: '', image: noImage, target: noLink, ...step })))

type Lesson = ContentOf<'lesson'>['chapters'][number]['lessons'][number]
export const lessons = (
  ...given: [title: string, minutes: number, more?: Partial<Pick<Lesson, 'kind' | 'isFree'>>][]
) =>
  list(
    ...given.map(([title, minutes, more]) => ({
      title,
      minutes,
      kind: 'video' as const,
      isFree: false,
      target: noLink,
      ...more,
    })),
  )

type Person = ContentOf<'coach'>['people'][number]
export const people = (...given: (Pick<Person, 'name' | 'role' | 'bio' | 'image'> & Partial<Omit<Person, 'id'>>)[]) =>
  list(...given.map((person) => ({ numbers: [], links: [], ...person })))

type Saying = ContentOf<'testimonial_2'>['items'][number]
export const saying = (given: Pick<Saying, 'quote' | 'name' | 'role'> & Partial<Omit<Saying, 'id' | 'rating'>>) => ({
  result: '',
  city: '',
  image: noImage,
  source: noLink,
  consentedAt: null,
  ...given,
})

type Change = ContentOf<'testimonial_4'>['items'][number]
export const changes = (...given: Omit<Change, 'id' | 'image'>[]) =>
  list(...given.map((change) => ({ image: noImage, ...change })))

type Plan = ContentOf<'price'>['plans'][number]
export const plans = (...given: (Pick<Plan, 'name' | 'points' | 'cta'> & Partial<Omit<Plan, 'id'>>)[]) =>
  list(...given.map((plan) => ({ priceText: '', strikeText: '', per: '', isBest: false, ...plan })))

type ListedLink = ContentOf<'link_list'>['items'][number]
export const links = (...given: (Pick<ListedLink, 'label' | 'target'> & Partial<Omit<ListedLink, 'id'>>)[]) =>
  list(
    ...given.map((link) => ({
      note: '',
      icon: '',
      image: noImage,
      isHighlighted: false,
      price: '',
      from: null,
      to: null,
      ...link,
    })),
  )

type Account = ContentOf<'social_row'>['accounts'][number]
export const accounts = (...given: [network: Account['network'], handle: string][]) =>
  list(...given.map(([network, handle]) => ({ network, handle })))

type FormField = ContentOf<'lead_form'>['fields'][number]
export const askName: Omit<FormField, 'id'> = { kind: 'name', label: '', options: '', isRequired: true }
export const askNumber: Omit<FormField, 'id'> = { kind: 'whatsapp', label: '', options: '', isRequired: true }
export const askText = (label: string, isRequired = true): Omit<FormField, 'id'> => ({
  kind: 'text',
  label,
  options: '',
  isRequired,
})
export const askChoice = (label: string, ...options: string[]): Omit<FormField, 'id'> => ({
  kind: 'choice',
  label,
  options: options.join('\n'),
  isRequired: true,
})
