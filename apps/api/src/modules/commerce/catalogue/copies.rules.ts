import { slugFrom } from '@naikkelas/contract'
import type { Chapter, SellableValue } from '@naikkelas/contract/commerce'

const nameLength = 90
const linkLength = 60

/** The value of a copy: inactive, with a name that says what it is and a link that is free. */
export function copyOf(value: SellableValue, takenLinks: ReadonlySet<string>): SellableValue {
  const suffix = ' (salinan)'
  const name = `${value.name.slice(0, nameLength - suffix.length).trimEnd()}${suffix}`
  return { ...value, name, link: freeLink(value.link, takenLinks), status: 0 }
}

function freeLink(link: string, taken: ReadonlySet<string>): string {
  for (let count = 1; ; count++) {
    const suffix = count === 1 ? '-salinan' : `-salinan-${count}`
    const candidate = `${slugFrom(link.slice(0, linkLength - suffix.length))}${suffix}`
    if (!taken.has(candidate)) return candidate
  }
}

/** The same outline with ids of its own. */
export function copiedChapters(chapters: readonly Chapter[], newId: () => string): Chapter[] {
  return chapters.map((chapter) => ({
    ...chapter,
    id: newId(),
    lessons: chapter.lessons.map((lesson) => ({ ...lesson, id: newId() })),
  }))
}
