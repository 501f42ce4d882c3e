import { tutorialPlaces } from '@naikkelas/contract/content'
import { uuidv7 } from 'uuidv7'
import type { AppContext } from '../../../app-context.ts'
import { existing } from '../publication/index.ts'
import { installedTutorial } from './tutorial-texts.ts'
import { lockTakenPlaces, tutorialTable } from './tutorials.repo.ts'

/** Adds the tutorials of the specification that are missing, published; what admins made of the others counts. */
export async function installTutorials({ database, clock }: Pick<AppContext, 'database' | 'clock'>): Promise<void> {
  const at = clock.now()
  await database.transaction(async (tx) => {
    const taken = await lockTakenPlaces(tx)
    for (const [index, { tool, page }] of tutorialPlaces.entries()) {
      if (taken.has(`${tool}/${page}`)) continue
      const id = uuidv7()
      const value = { tool, page, position: index + 1, ...existing(installedTutorial({ tool, page })) }
      await tutorialTable.insert(tx, { id, value, actorId: null, at })
      await tutorialTable.changeState(tx, { id, state: 'published', actorId: null, at })
    }
  })
}
