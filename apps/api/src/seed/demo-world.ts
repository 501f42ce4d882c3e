import type { Admin } from '@naikkelas/contract/identity'
import type { AppContext } from '../app-context.ts'
import { createAdmin } from '../modules/identity/admins/index.ts'
import { hashPassword } from '../platform/realms/index.ts'
import { addPartner } from '../modules/identity/partners/index.ts'
import { demoAdmins, demoPassword } from './demo-accounts.ts'
import { demoPages, demoPartner } from './demo-pages.ts'
import { demoFilm, demoPictures, fileNameOf, seedFilm, seedPicture } from './demo-pictures.ts'
import type { DemoPictures } from './demo-section.ts'
import { makeConversations } from './make-conversations.ts'
import { makePage, type PagePorts } from './make-page.ts'
import { makeVisits } from './make-visits.ts'
import { findSeeded, findWholePage } from './seed.repo.ts'

interface SeedPorts extends PagePorts {
  context: AppContext
  /** Called between steps, to show that somebody is still at work. */
  onStep: () => Promise<unknown>
}

/** Makes what is not there yet, through the same use cases people go through. */
export async function makeDemoWorld({ context, media, pageDrawer, onStep }: SeedPorts) {
  const seeded = await findSeeded(context.database.queries)
  const admins = await makeAdmins(context, seeded.admins)
  const [owner] = admins
  if (!owner) throw new Error('the demo world needs somebody who makes it')
  const partnerId = seeded.partners.get(demoPartner) ?? (await makePartner(context))
  const pictures: Record<string, DemoPictures[string]> = {}
  for (const picture of demoPictures()) {
    const id = seeded.media.get(fileNameOf(picture)) ?? (await seedPicture(context, media, picture, owner.id))
    pictures[picture.name] = { id, alt: picture.alt }
    await onStep()
  }
  const film = seeded.media.get(demoFilm.fileName) ?? (await seedFilm(context, media, owner.id))
  pictures[demoFilm.name] = { id: film, alt: demoFilm.alt }
  await onStep()
  const pageIds: Record<string, string> = {}
  for (const page of demoPages(pictures)) {
    const sections = page.sections(pictures, pageIds)
    const there = await findWholePage(context.database.queries, page)
    pageIds[page.link] =
      there ??
      (await makePage(
        { ...context, actor: owner },
        { media, pageDrawer },
        {
          page,
          sections,
          partnerId: page.partnerName === null ? null : partnerId,
        },
      ))
    await onStep()
  }
  await makeConversations(context, { pageIds, admins })
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

/** A partner whose links and host people can read. */
async function makePartner({ database }: AppContext): Promise<string> {
  const partner = { name: demoPartner, reference: 'kopi-ratna', subdomain: 'kopi-ratna' }
  return (await database.transaction((queries) => addPartner(queries, partner))).id
}
