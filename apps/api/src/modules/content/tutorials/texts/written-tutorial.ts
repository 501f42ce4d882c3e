import type { TutorialScreen, TutorialValue } from '@naikkelas/contract/content'

/** What a tutorial says, wherever it is. */
export type TutorialWords = Omit<TutorialValue, 'tool' | 'page' | 'position'>

type WrittenStep = readonly [title: string, text: string, screen?: TutorialScreen]

interface WrittenTutorial {
  title: string
  summary: string
  minutes: number
  steps: readonly WrittenStep[]
}

/** A tutorial as it is installed; admins change it from there. */
export const tutorial = ({ title, summary, minutes, steps }: WrittenTutorial): TutorialWords => ({
  title,
  summary,
  minutes,
  filmUrl: '',
  steps: steps.map(([heading, text, screen = null]) => ({ title: heading, text, screen })),
})

const screen =
  (kind: TutorialScreen['kind']) =>
  (title: string, lines: string[], marked: number | null = null): TutorialScreen => ({ kind, title, lines, marked })

/** A window of the browser or of the tool: its rows, and the one to press. */
export const onWindow = screen('window')
/** A question: its sentence first, then its buttons. */
export const onDialog = screen('dialog')
/** A chat: lines of the buyer and of the shop in turn. */
export const onChat = screen('chat')
/** The same as a window, on a phone. */
export const onPhone = screen('phone')
