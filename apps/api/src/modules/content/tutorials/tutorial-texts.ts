import type { TutorialTool } from '@naikkelas/contract/content'
import { robotokTutorials } from './texts/robotok.ts'
import type { TutorialWords } from './texts/written-tutorial.ts'
import { shopeasytoolsTutorials } from './texts/shopeasytools.ts'

const texts: Readonly<Record<TutorialTool, Readonly<Record<string, TutorialWords>>>> = {
  shopeasytools: shopeasytoolsTutorials,
  robotok: robotokTutorials,
}

/** A tutorial as it is installed; undefined where there is none. */
export const installedTutorial = ({ tool, page }: { tool: TutorialTool; page: string }): TutorialWords | undefined =>
  Object.hasOwn(texts[tool], page) ? texts[tool][page] : undefined
