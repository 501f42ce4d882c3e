import { expect, type Locator, type Page } from '@playwright/test'
import { type Block, course, type Run, type Target } from '../course.ts'
import { courseSections } from './compose-course.ts'

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
const drawn: readonly Drawn[] = [
  { words: [opening.kicker, opening.title, opening.text] },
  { words: [result.title, result.caption], pictures: [result.photo.alt] },
  {
    words: [film.title, film.label],
    links: [{ label: film.label, target: film.address }],
    pictures: [film.poster.alt],
  },
  { words: [time.title, time.text, time.button.label], links: [time.button], pictures: [time.photo.alt] },
  { words: [exercises.title, ...bodyWords(exercises.body)], pictures: [exercises.photo.alt] },
  { words: [mentors.title, ...bodyWords(mentors.body)], pictures: [mentors.photo.alt] },
  {
    words: [reasons.title, ...bodyWords(reasons.body)],
    links: [{ label: 'daftar materi', target: { section: 'materi' } }],
  },
  {
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
  { words: [benefits.title, ...benefits.items.flatMap(({ title, text }) => [title, text])] },
  { words: [stories.title, ...stories.items.flatMap(({ name, role, quote }) => [quote, name, role])] },
  {
    words: [price.title, ...price.points, price.oldPrice, price.price, price.button.label],
    links: [price.button],
    pictures: [price.photo.alt],
  },
  { words: [questions.title, ...questions.items.flatMap(({ question, answer }) => [question, answer])] },
  { words: [links.title, ...links.items.map(({ label }) => label)], links: links.items },
  {
    words: [register.title, register.text, register.button.label],
    links: [register.button],
    pictures: [register.photo.alt],
  },
]

/** Compares every text, link and picture of the published page with what was composed. */
export async function expectCourse(page: Page): Promise<void> {
  const sections = page.locator('[data-section-type]')
  await expect(sections).toHaveCount(drawn.length)
  for (const [index, { words, links: wanted = [], pictures = [] }] of drawn.entries()) {
    const section = sections.nth(index)
    const where = `section ${index + 1}`
    await expect(section, where).toHaveAttribute('data-section-type', courseSections[index]?.type ?? '')
    expect(await wordsOf(section), `${where}: its words`).toBe(closedUp(words.join('')))
    expect(await linksOf(section), `${where}: its links`).toEqual(
      wanted.map(({ label, target }) => ({
        label,
        href: typeof target === 'string' ? target : anchors[target.section],
      })),
    )
    expect(await picturesOf(section), `${where}: its pictures`).toEqual(pictures)
  }
  await expectMarks(sections)
  await expectEveryPictureLoads(page)
  for (const anchor of Object.values(anchors)) await expect(page.locator(anchor)).toHaveCount(1)
}

/** A section's anchor is its type; the second of a type is counted. */
const anchors = { materi: '#lesson_material', daftar: '#background_full-2' } as const

async function expectMarks(sections: Locator): Promise<void> {
  await expect(sections.nth(0).getByRole('heading', { level: 1 })).toHaveText(opening.title)
  for (const index of drawn.keys())
    if (index > 0) await expect(sections.nth(index).getByRole('heading', { level: 2 })).toHaveCount(1)
  await expect(sections.nth(6).locator('strong')).toHaveText('data yang lengkap')
  await expect(sections.nth(6).locator('em')).toHaveText('kira-kira')
  await expect(sections.nth(6).getByRole('listitem')).toHaveText([...reasons.body[2].list])
  await expect(sections.nth(7).getByRole('listitem')).toHaveCount(lessons.items.length)
  await expect(sections.nth(8).locator('svg')).toHaveCount(benefits.items.length)
  await expect(sections.nth(9).getByRole('blockquote')).toHaveText(stories.items.map(({ quote }) => quote))
  await expect(sections.nth(10).locator('s')).toHaveText(price.oldPrice)
  await expect(sections.nth(11).getByRole('group')).toHaveCount(questions.items.length)
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
