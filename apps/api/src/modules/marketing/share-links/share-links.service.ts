import type { InputFor } from '@naikkelas/contract'
import {
  type createShortLink as createEndpoint,
  type endShortLink as endEndpoint,
  type listShortLinks as listEndpoint,
  type ShortLink,
  shortLinksAtMost,
} from '@naikkelas/contract/marketing'
import { type ChosenWords, choosableWordNames, listedWords, type LinkWords, wordsFrom } from '@naikkelas/page'
import type { AdminContext } from '../../../app-context.ts'
import { requireRoom } from '../../../platform/database/index.ts'
import { AppError } from '../../../errors/app-error.ts'
import { readHead } from '../../pages/landing-pages/index.ts'
import { newShortCode } from './short-code.ts'
import {
  countLiveShortLinks,
  findShortLink,
  findShortLinkDays,
  findShortLinks,
  insertShortLink,
  markEnded,
} from './short-links.repo.ts'

export function listShortLinks({ database }: AdminContext, { query }: InputFor<typeof listEndpoint>) {
  return findShortLinks(database.queries, query.pageId)
}

export async function createShortLink(
  { database, clock, actor }: AdminContext,
  { body: { pageId, label, utm, words } }: InputFor<typeof createEndpoint>,
): Promise<ShortLink> {
  const { document } = await readHead(database.queries, pageId)
  const said = listedIn(document.linkWords, words)
  const campaign = Object.fromEntries(
    Object.entries(utm).flatMap(([name, value]) => (value.trim() === '' ? [] : [[name, value.trim()]])),
  )
  return database.transaction(async (tx) => {
    const count = () => countLiveShortLinks(tx, pageId)
    await requireRoom(tx, { name: 'short links', scope: pageId, max: shortLinksAtMost, count })
    for (;;) {
      const code = newShortCode()
      const link = { code, pageId, label, utm: campaign, words: said, actorId: actor.id, at: clock.now() }
      if (await insertShortLink(tx, link)) return existing(await findShortLink(tx, code))
    }
  })
}

/** The words as the page lists them. A link may not promise a word that its page would not say. */
function listedIn(taken: LinkWords | undefined, asked: ChosenWords): ChosenWords {
  const said: ChosenWords = {}
  const fields: { path: string; message: string }[] = []
  for (const name of choosableWordNames) {
    const word = asked[name]
    if (word === undefined) continue
    const listed = listedWords({ [name]: taken?.[name]?.words })
    const text = wordsFrom(new URLSearchParams({ [name]: word }).toString(), listed).get(name)
    if (text === undefined)
      fields.push({ path: `words.${name}`, message: `“${word}” tidak ada di daftar {${name}} halaman ini` })
    else said[name] = text
  }
  if (fields.length > 0) throw new AppError('invalid_input', { fields })
  return said
}

export async function endShortLink(
  { database: { queries }, clock }: AdminContext,
  { params }: InputFor<typeof endEndpoint>,
): Promise<ShortLink> {
  await markEnded(queries, params.code, clock.now())
  return existing(await findShortLink(queries, params.code))
}

export async function listShortLinkDays(
  { database: { queries } }: AdminContext,
  { params }: InputFor<typeof endEndpoint>,
) {
  existing(await findShortLink(queries, params.code))
  return findShortLinkDays(queries, params.code)
}

function existing(link: ShortLink | undefined): ShortLink {
  if (!link) throw new AppError('not_found')
  return link
}
