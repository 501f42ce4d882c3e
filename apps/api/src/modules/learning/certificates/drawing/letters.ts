import { fontFiles } from '@naikkelas/ui/fonts'
import { fontPath } from '@naikkelas/ui/fonts/node'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { isWritable, isWrittenWhole } from './lettering.rules.ts'
import type { Family, Letters, Voices } from './voices.ts'

type Weight = 400 | 700

/** Scripts of Arimo that pages do not carry. */
const moreScripts = ['cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'hebrew', 'vietnamese']

const kept = new Map<string, Promise<Family>>()

/** Read for the first certificate that needs it. */
function once(name: string, read: () => Promise<Family>): Promise<Family> {
  const family = kept.get(name) ?? read()
  kept.set(name, family)
  return family
}

/** The fonts that words are written with: those of the house, and others for what these have no letters for. */
export async function certificateVoices(words: string): Promise<Voices> {
  const [poppins, regular, bold] = await Promise.all([
    once('poppins-700', () => ownFamily('poppins', 700)),
    once('roboto-400', () => ownFamily('roboto', 400)),
    once('roboto-700', () => ownFamily('roboto', 700)),
  ])
  const house = { display: [poppins, bold], text: [regular], strong: [bold] }
  if (isWrittenWhole(house.text, words) && isWrittenWhole(house.display, words)) return house
  const [otherRegular, otherBold] = await Promise.all([
    once('more-400', () => everyScript(400)),
    once('more-700', () => everyScript(700)),
  ])
  return {
    display: [...house.display, otherBold],
    text: [...house.text, otherRegular],
    strong: [...house.strong, otherBold],
  }
}

/** Whether a name can be printed: some scripts (Arabic, Chinese, Javanese …) have no font here. */
export async function canPrint(name: string): Promise<boolean> {
  return isWritable((await certificateVoices(name)).display, name)
}

const ownFamily = (font: 'poppins' | 'roboto' | 'arial', weight: Weight): Promise<Family> =>
  Promise.all(
    (['latin', 'latin-ext'] as const).map((part) => {
      const file = fontFiles.find((one) => one.font === font && one.weight === weight && one.part === part)
      if (file === undefined) throw new Error(`there is no ${font} of weight ${weight} for ${part}`)
      return readLetters(`${font}-${weight}-${part}`, fontPath(file))
    }),
  )

async function everyScript(weight: Weight): Promise<Family> {
  const others = moreScripts.map((script) => {
    const address = import.meta.resolve(`@fontsource/arimo/files/arimo-${script}-${weight}-normal.woff2`)
    return readLetters(`arimo-${weight}-${script}`, fileURLToPath(address))
  })
  return [...(await ownFamily('arial', weight)), ...(await Promise.all(others))]
}

async function readLetters(name: string, path: string): Promise<Letters> {
  const [{ convert }, { create }] = await Promise.all([import('fontverter'), import('fontkit')])
  const bytes = await convert(await readFile(path), 'sfnt')
  return { name, bytes, font: create(bytes) }
}
