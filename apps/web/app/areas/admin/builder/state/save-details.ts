import { readyDetails } from '../save/index.ts'
import type { BuilderParts } from './builder-context.ts'

/**
 * Sends everything, with the name and the address that are on the screen: a page goes live under those and not under
 * the ones before. A typed address of a page that visitors have seen still waits for its own button.
 */
export async function saveWithDetails({ store, saver }: Pick<BuilderParts, 'store' | 'saver'>) {
  const { page } = store.getState()
  const { typed } = saver.getState().details
  // An empty name too: the server says what is wrong with it.
  const wanted = typed.name === undefined ? [] : (['name'] as const)
  saver.describe(typed, [...new Set([...readyDetails(typed, page, true), ...wanted])])
  const isSaved = await saver.flush()
  const [refused] = Object.entries(saver.getState().details.mistakes)
  return { isSaved, refused: refused && { name: refused[0], sentence: refused[1] } }
}
