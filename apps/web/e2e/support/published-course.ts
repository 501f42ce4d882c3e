import { expect, type Locator, type Page } from '@playwright/test'
import { type Block, course, type Run, type Target } from '../course.ts'
import { type CourseSection, courseSections } from './compose-course.ts'
import { ownSections } from './journey.ts'

interface Drawn {
  /** Every word of the section in order; how they are broken into lines does not matter. */
  words: readonly string[]
  links?: readonly { label: string; target: Target }[]
  /** Alternative texts in order. */
  pictures?: readonly string[]
}

const runWords = (run: Run) =>
  typeof run === 'string' ? run : 'bold' in run ? run.bold : 'italic' in run ? run.italic : run.link
const bodyWords = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => ('list' in block ? block.list : block.map(runWords)))

const {
  opening,
  result,
  film,
  time,
  exercises,
  mentors,
  reasons,
  lessons,
  benefits,
  stories,
  price,
  questions,
  links,
  register,
} = course

/** What a visitor must find in each of the fourteen sections. */
const drawn: Readonly<Record<CourseSection['name'], Drawn>> = {
  opening: { words: [opening.kicker, opening.title, opening.text] },
  result: { words: [result.title, result.caption], pictures: [result.photo.alt] },
  film: {
    words: [film.title, film.label],
    links: [{ label: film.label, target: film.address }],
    pictures: [film.poster.alt],
  },
  time: { words: [time.title, time.text, time.button.label], links: [time.button], pictures: [time.photo.alt] },
  exercises: { words: [exercises.title, ...bodyWords(exercises.body)], pictures: [exercises.photo.alt] },
  mentors: { words: [mentors.title, ...bodyWords(mentors.body)], pictures: [mentors.photo.alt] },
  reasons: {
    words: [reasons.title, ...bodyWords(reasons.body)],
    links: [{ label: 'daftar materi', target: { section: 'materi' } }],
  },
  lessons: {
    words: [
      lessons.title,
      lessons.text,
      ...lessons.items.flatMap(({ title, minutes, isFree }) => [
        title,
        ...(isFree ? ['Gratis'] : []),
        `${minutes} menit`,
      ]),
    ],
    pictures: [lessons.photo.alt],
  },
  benefits: { words: [benefits.title, ...benefits.items.flatMap(({ title, text }) => [title, text])] },
  stories: { words: [stories.title, ...stories.items.flatMap(({ name, role, quote }) => [quote, name, role])] },
  price: {
    words: [price.title, ...price.points, price.oldPrice, price.price, price.button.label],
    links: [price.button],
    pictures: [price.photo.alt],
  },
  questions: { words: [questions.title, ...questions.items.flatMap(({ question, answer }) => [question, answer])] },
  links: { words: [links.title, ...links.items.map(({ label }) => label)], links: links.items },
  register: {
    words: [register.title, register.text, register.button.label],
    links: [register.button],
    pictures: [register.photo.alt],
  },
}

/** Compares every text, link and picture of the published page with what was composed. */
export async function expectCourse(page: Page, composed: readonly CourseSection[] = courseSections): Promise<void> {
  const sections = ownSections(page)
  await expect(sections).toHaveCount(composed.length)
  for (const [index, { name, type }] of composed.entries()) {
    const { words, links: wanted = [], pictures = [] } = drawn[name]
    const section = sections.nth(index)
    await expect(section, name).toHaveAttribute('data-section-type', type)
    expect(await wordsOf(section), `${name}: its words`).toBe(closedUp(words.join('')))
    expect(await linksOf(section), `${name}: its links`).toEqual(
      wanted.map(({ label, target }) => ({
        label,
        href: typeof target === 'string' ? target : anchors[target.section],
      })),
    )
    expect(await picturesOf(section), `${name}: its pictures`).toEqual(pictures)
    await expectHeading(section, name)
    await marks[name]?.(section)
  }
  await expectEveryPictureLoads(page)
  for (const anchor of Object.values(anchors)) await expect(page.locator(anchor)).toHaveCount(1)
}

/** A section's anchor is its type; the second of a type is counted. */
const anchors = { materi: '#lesson_material', daftar: '#background_full-2' } as const

async function expectHeading(section: Locator, name: CourseSection['name']): Promise<void> {
  if (name === 'opening') await expect(section.getByRole('heading', { level: 1 })).toHaveText(opening.title)
  else await expect(section.getByRole('heading', { level: 2 })).toHaveCount(1)
}

/** What words alone do not show. */
const marks: Readonly<Partial<Record<CourseSection['name'], (section: Locator) => Promise<void>>>> = {
  reasons: async (section) => {
    await expect(section.locator('strong')).toHaveText('data yang lengkap')
    await expect(section.locator('em')).toHaveText('kira-kira')
    await expect(section.getByRole('listitem')).toHaveText([...reasons.body[2].list])
  },
  lessons: (section) => expect(section.getByRole('listitem')).toHaveCount(lessons.items.length),
  benefits: (section) => expect(section.locator('svg')).toHaveCount(benefits.items.length),
  stories: (section) => expect(section.getByRole('blockquote')).toHaveText(stories.items.map(({ quote }) => quote)),
  price: (section) => expect(section.locator('s')).toHaveText(price.oldPrice),
  questions: (section) => expect(section.getByRole('group')).toHaveCount(questions.items.length),
}

// Lines are broken where the width asks for it, so spaces are no part of the comparison.
const closedUp = (words: string) => words.replaceAll(/\s+/g, '')

/** What a visitor sees of a section; words for screen readers alone are no part of it. */
async function wordsOf(section: Locator): Promise<string> {
  const words = await section.evaluate((element) => {
    const unseen = (node: Node): boolean =>
      node instanceof Element &&
      node !== element &&
      (getComputedStyle(node).clipPath === 'inset(50%)' || (node.parentNode !== null && unseen(node.parentNode)))
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const seen: string[] = []
    while (texts.nextNode())
      if (texts.currentNode.parentNode && !unseen(texts.currentNode.parentNode))
        seen.push(texts.currentNode.textContent ?? '')
    return seen.join('')
  })
  return closedUp(words)
}

function linksOf(section: Locator): Promise<{ label: string; href: string | null }[]> {
  return section
    .getByRole('link')
    .evaluateAll((found) =>
      found.map((link) => ({ label: link.textContent?.trim() ?? '', href: link.getAttribute('href') })),
    )
}

function picturesOf(section: Locator): Promise<(string | null)[]> {
  return section.locator('img').evaluateAll((found) => found.map((picture) => picture.getAttribute('alt')))
}

async function expectEveryPictureLoads(page: Page): Promise<void> {
  for (const picture of await page.locator('img').all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }
}
