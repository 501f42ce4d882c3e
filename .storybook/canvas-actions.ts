import { sectionCodes, type StoryFacts } from './story-code.ts'

/** Under each canvas of a docs page, beside "Show code" and "Copy code". */
export const canvasActions = [
  { title: 'Salin sebagai JSON', onClick: (...[event]: unknown[]) => void copyStored(event) },
]

const drawn = new Map<string, StoryFacts>()

/** Canvases have only the id of the story's element, so the story's facts are stored here. */
export function rememberStory(story: StoryFacts) {
  drawn.set(story.id, story)
}

async function copyStored(event: unknown) {
  const button = (event as { currentTarget?: unknown }).currentTarget
  if (!(button instanceof HTMLElement)) return
  const place = canvasOf(button)?.querySelector('[id^="story--"]')?.id ?? ''
  const story = [...drawn.values()].find(({ id }) => place.startsWith(`story--${id}--`) || place === `story--${id}`)
  const codes = story && (await sectionCodes(story))
  if (!codes) return say(button, 'Hanya untuk satu bagian')
  await navigator.clipboard.writeText(codes.json)
  say(button, 'Tersalin')
}

/** The canvas of a button: the element before the row of buttons contains the story. */
function canvasOf(button: Element): Element | null {
  return button.closest('.sbdocs-preview-actions')?.previousElementSibling ?? null
}

function say(button: HTMLElement, words: string) {
  const before = button.textContent
  button.textContent = words
  setTimeout(() => (button.textContent = before), 1600)
}
