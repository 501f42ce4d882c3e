import type { Admin } from '@naikkelas/contract/identity'
import type { AppContext } from '../app-context.ts'
import { createAdmin } from '../modules/identity/admins/index.ts'
import { createLearner, findActiveLearnerByEmail } from '../modules/identity/learners/index.ts'
import { hashPassword } from '../platform/realms/index.ts'
import { addPartner, createPartnerAccount } from '../modules/identity/partners/index.ts'
import { demoAdmins, demoLearners, demoPartnerAccounts, demoPassword } from './demo-accounts.ts'
import { demoPages } from './demo-pages.ts'
import { demoPartner, demoSubscriber } from './demo-partners.ts'
import { demoFilm, demoPictures, fileNameOf, seedFilm, seedPicture } from './demo-pictures.ts'
import type { DemoPictures } from './demo-section.ts'
import { makeFixedPages } from './make-fixed-pages.ts'
import { makeGrades } from './make-grades.ts'
import { makeBanners } from './make-banners.ts'
import { makeCatalogue } from './make-catalogue.ts'
import { makeAnnouncements } from './make-announcements.ts'
import { makeCertificates } from './make-certificates.ts'
import { makeContact } from './make-contact.ts'
import { makeCollections } from './make-collections.ts'
import { makeConversations } from './make-conversations.ts'
import { makeLiveSessions } from './make-live-sessions.ts'
import { makeHighlights } from './make-highlights.ts'
import { makeLegalTexts } from './make-legal-texts.ts'
import { makePage } from './make-page.ts'
import { makeProgress } from './make-progress.ts'
import { makePromotions } from './make-promotions.ts'
import { makeLessons } from './make-lessons.ts'
import { makeReviews } from './make-reviews.ts'
import { makeSales } from './make-sales.ts'
import { makeSiteParts } from './make-site-parts.ts'
import { makeVacancies } from './make-vacancies.ts'
import { makeVisits } from './make-visits.ts'
import { findSeeded, findWholePage } from './seed.repo.ts'

/**
 * Makes what is not there yet, through the same use cases people go through.
 * @param onStep called between steps, to renew the lease on the seed
 */
export async function makeDemoWorld(context: AppContext, onStep: () => Promise<unknown>) {
  const { ports } = context
  const seeded = await findSeeded(context.database.queries)
  const admins = await makeAdmins(context, seeded.admins)
  const [owner] = admins
  if (!owner) throw new Error('the demo world needs an admin')
  await makeLearners(context)
  const partnerIds = await makePartners(context, seeded.partners)
  await makePartnerAccounts(context, { there: seeded.partnerAccounts, partnerIds })
  const partnerId = partnerIds.get(demoPartner.name) ?? null
  await makeCatalogue({ ...context, actor: owner }, { partnerId, onStep })
  await makeLessons({ ...context, actor: owner })
  await onStep()
  await makeReviews({ ...context, actor: owner }, onStep)
  await makeCertificates({ ...context, actor: owner })
  await makeProgress({ ...context, actor: owner })
  await makeGrades({ ...context, actor: owner })
  await onStep()
  await makeAnnouncements({ ...context, actor: owner }, onStep)
  await makeVacancies({ ...context, actor: owner }, onStep)
  await makeLiveSessions({ ...context, actor: owner }, onStep)
  await makeHighlights({ ...context, actor: owner })
  await makeCollections({ ...context, actor: owner })
  await makeLegalTexts({ ...context, actor: owner })
  const pictures: Record<string, DemoPictures[string]> = {}
  for (const picture of demoPictures()) {
    const id = seeded.media.get(fileNameOf(picture)) ?? (await seedPicture(context, ports, picture, owner.id))
    pictures[picture.name] = { id, alt: picture.alt }
    await onStep()
  }
  const film = seeded.media.get(demoFilm.fileName) ?? (await seedFilm(context, ports, owner.id))
  pictures[demoFilm.name] = { id: film, alt: demoFilm.alt }
  await onStep()
  await makeBanners({ ...context, actor: owner }, pictures)
  await onStep()
  // Before the pages, which are then drawn with them at once.
  await makeSiteParts({ ...context, actor: owner })
  await onStep()
  // Pages of the site are composed with the number that the site has.
  await makeContact(context, owner.id)
  await makeFixedPages(context, onStep)
  const pageIds: Record<string, string> = {}
  for (const page of demoPages(pictures)) {
    const sections = page.sections(pictures, pageIds)
    const there = await findWholePage(context.database.queries, page)
    pageIds[page.link] =
      there ??
      (await makePage(
        { ...context, actor: owner },
        { page, sections, partnerId: page.partnerName === null ? null : partnerId },
      ))
    await onStep()
  }
  await makePromotions({ ...context, actor: owner }, { pictures, pageIds })
  await makeConversations(context, { pageIds, admins })
  await makeSales({ ...context, actor: owner }, pageIds['kelas-data-usaha'], onStep)
  await makeVisits(context, pageIds, onStep)
}

/** The demo accounts; the first one makes the rest. */
async function makeAdmins({ database }: AppContext, there: ReadonlyMap<string, string>): Promise<Admin[]> {
  const passwordHash = await hashPassword(demoPassword)
  const made: Admin[] = []
  for (const admin of demoAdmins) {
    const id = there.get(admin.email) ?? (await createAdmin(database, { ...admin, passwordHash }))
    made.push({ id, ...admin })
  }
  return made
}

async function makeLearners({ database }: AppContext) {
  const passwordHash = await hashPassword(demoPassword)
  for (const learner of demoLearners)
    if (!(await findActiveLearnerByEmail(database.queries, learner.email)))
      await createLearner(database, { ...learner, passwordHash })
}

/** The demo partners, by name. */
async function makePartners(
  { database }: AppContext,
  there: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>()
  for (const { learnerEmail, ...partner } of [demoPartner, demoSubscriber]) {
    const learner = learnerEmail === null ? undefined : await findActiveLearnerByEmail(database.queries, learnerEmail)
    const named = { ...partner, ...(learner && { learnerId: learner.id }) }
    ids.set(
      partner.name,
      there.get(partner.name) ?? (await database.transaction((queries) => addPartner(queries, named))).id,
    )
  }
  return ids
}

interface PartnerAccountsThere {
  there: ReadonlyMap<string, string>
  partnerIds: ReadonlyMap<string, string>
}

async function makePartnerAccounts({ database }: AppContext, { there, partnerIds }: PartnerAccountsThere) {
  const passwordHash = await hashPassword(demoPassword)
  for (const { partnerName, name, email } of demoPartnerAccounts) {
    const partnerId = partnerIds.get(partnerName)
    if (partnerId === undefined || there.has(email)) continue
    await createPartnerAccount(database, { partnerId, name, email, passwordHash })
  }
}
