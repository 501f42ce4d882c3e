import { setTimeout as pause } from 'node:timers/promises'
import { fixedPages as names } from '@naikkelas/contract'
import type { AppContext } from '../app-context.ts'
import { installFixedPage, missingFixedPages } from '../modules/pages/landing-pages/index.ts'
import { storedSettingsOf } from '../platform/settings/index.ts'
import { fixedPages } from './fixed-pages/index.ts'
import { leaseInstallation, renewInstallation } from './seed.repo.ts'

const pollMs = 250

/**
 * Publishes the fixed pages that this installation does not have yet: all of them at the first start, new ones after an
 * upgrade. One process does it at a time; the others wait for it.
 * @param onStep called after each page, to renew another lease
 */
export async function makeFixedPages(context: AppContext, onStep: () => Promise<unknown> = async () => {}) {
  const { queries } = context.database
  const paths = fixedPages.map(({ path }) => path)
  const findMissing = async () => {
    const missing = new Set(await missingFixedPages(context, paths))
    return fixedPages.filter(({ path }) => missing.has(path))
  }
  for (let missing = await findMissing(); missing.length > 0; missing = await findMissing()) {
    if (!(await leaseInstallation(queries))) {
      await pause(pollMs)
      continue
    }
    const { settings } = await storedSettingsOf(context, queries)
    const number = settings.contact.whatsapp.replace(/\D/g, '')
    const brand = { name: settings.brand.name, whatsapp: number === '' ? null : number }
    for (const { path, document } of missing) {
      await installFixedPage(context, { path, name: names[path], document: document(brand) })
      await renewInstallation(queries)
      await onStep()
    }
  }
}
