import { tutorialToolNames } from '@naikkelas/contract/content'
import { certificateCodeIn } from '@naikkelas/contract/learning'
import type { AppContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { browseCatalogue, getCatalogueEntry } from '../../commerce/catalogue/index.ts'
import { browseCollection } from '../../commerce/collections/index.ts'
import { getAnnouncementPage } from '../../content/announcements/index.ts'
import { getVacancyPage } from '../../content/careers/index.ts'
import { getLiveSessionPage } from '../../content/live-sessions/index.ts'
import { getTutorialPage } from '../../content/tutorials/index.ts'
import { getCertificatePage } from '../../learning/certificates/index.ts'
import {
  type CardFacts,
  cardOfCertificate,
  cardOfAnnouncement,
  cardOfEntry,
  cardOfLiveSession,
  cardOfTutorial,
  cardOfVacancy,
} from './card-words.rules.ts'
import type { CardRecord } from './queue-share-card.ts'

/** What the card of a record shows. @throws AppError `not_found` for what visitors do not see */
export async function findCardFacts(ctx: AppContext, { kind, key }: CardRecord): Promise<CardFacts> {
  if (kind === 'tutorial') return cardOfTutorial(await getTutorialPage(ctx, { params: tutorialAt(key) }))
  if (kind === 'certificate') {
    const code = certificateCodeIn(key)
    if (code === null) throw new AppError('not_found')
    return cardOfCertificate(await getCertificatePage(ctx, { params: { code } }))
  }
  const params = { number: numberIn(key) }
  switch (kind) {
    case 'entry':
      return cardOfEntry(await getCatalogueEntry(ctx, { params }))
    case 'announcement':
      return cardOfAnnouncement(await getAnnouncementPage(ctx, { params }))
    case 'vacancy':
      return cardOfVacancy(await getVacancyPage(ctx, { params }))
    case 'live':
      return cardOfLiveSession(await getLiveSessionPage(ctx, { params }))
    case 'collection': {
      const { title, items } = await browseCollection(ctx, { params, query: {} })
      const pictureId = items.find(({ cover }) => cover !== null)?.cover?.id ?? null
      return { title, kind: 'Koleksi kelas', fact: '', pictureId }
    }
    case 'category': {
      const { category } = await browseCatalogue(ctx, { query: { category: params.number, sort: 0 } })
      if (!category) throw new AppError('not_found')
      return { title: category.name, kind: 'Kategori', fact: '', pictureId: null }
    }
  }
}

function numberIn(key: string): number {
  const number = Number(key)
  if (!/^[1-9]\d*$/.test(key) || !Number.isSafeInteger(number)) throw new AppError('not_found')
  return number
}

function tutorialAt(key: string) {
  const [name, page = '', ...rest] = key.split('.')
  const tool = tutorialToolNames.find((known) => known === name)
  if (!tool || rest.length > 0) throw new AppError('not_found')
  return { tool, page }
}
