import { createHash } from 'node:crypto'
import type { AppContext } from '../../../app-context.ts'
import { settingsOf } from '../../../platform/settings/index.ts'
import type { DrawnAsset } from '../../../ports/page-drawer.ts'
import { findMadeFile, isFreshFile, keepMadeFile } from '../../pages/landing-pages/index.ts'
import { findStoredMedia, pixelsOfCard } from '../../pages/media/index.ts'
import { findCardFacts } from './card-facts.service.ts'
import type { CardFacts } from './card-words.rules.ts'
import type { CardRecord } from './queue-share-card.ts'

/** Another number gives every card another address: how cards are drawn has changed. */
const LOOK = 1

/** A card as it is to be drawn, and where it is found. */
interface PlannedCard {
  path: string
  facts: CardFacts
  siteName: string
  /** Bytes of its picture; null for none. */
  picture: { sha256: string } | null
}

/** The address names everything that is shown, so that another content has another address. */
async function planned(ctx: AppContext, name: string, facts: CardFacts): Promise<PlannedCard> {
  const { brand } = await settingsOf(ctx)
  const ids = facts.pictureId === null ? [] : [facts.pictureId]
  const found = await findStoredMedia(ctx.database.queries, ids)
  const picture = found.find(({ kind }) => kind === 'image') ?? null
  const { title, kind, fact } = facts
  const shown = JSON.stringify([LOOK, title, kind, fact, brand.name, picture?.sha256 ?? null])
  const digest = createHash('sha256').update(shown).digest('hex').slice(0, 16)
  return { path: `/cards/${name}-${digest}.jpg`, facts, siteName: brand.name, picture }
}

/** The card of a record as it is now. @throws AppError `not_found` */
export const plannedCard = async (ctx: AppContext, record: CardRecord): Promise<PlannedCard> =>
  planned(ctx, `${record.kind}-${record.key}`, await findCardFacts(ctx, record))

const cardName = /^\/cards\/([a-z]+)-([a-z0-9][a-z0-9.-]*)-[0-9a-f]{16}\.jpg$/

/** Kind and key in the address of a card, of any version. */
export function namedIn(path: string): { kind: string; key: string } | undefined {
  const [, kind, key] = cardName.exec(path) ?? []
  return kind === undefined || key === undefined ? undefined : { kind, key }
}

/** The site's own: its name and where it is. */
async function plannedSiteCard(ctx: AppContext) {
  const { brand } = await settingsOf(ctx)
  const host = new URL(ctx.publicUrl).host
  return planned(ctx, 'site-card', { title: brand.name, kind: '', fact: host, pictureId: brand.logoId })
}

/** Draws the card of a record, unless it is there; nothing for a record that is gone meanwhile. */
export async function makeCard(ctx: AppContext, record: CardRecord): Promise<void> {
  const card = await plannedCard(ctx, record)
  await made(ctx, card)
}

export const makeSiteCard = async (ctx: AppContext): Promise<DrawnAsset> => made(ctx, await plannedSiteCard(ctx))

/** Named today, so that it is not removed as unused for days. */
async function made(ctx: AppContext, { path, facts, siteName, picture }: PlannedCard): Promise<DrawnAsset> {
  const there = await findMadeFile(ctx, path)
  if (there && (await isFreshFile(ctx, path))) return there
  const asset = there ?? { path, contentType: 'image/jpeg', bytes: await drawn(ctx, { facts, siteName, picture }) }
  await keepMadeFile(ctx, asset)
  return asset
}

async function drawn(
  ctx: AppContext,
  { facts: { title, kind, fact }, siteName, picture }: Omit<PlannedCard, 'path'>,
): Promise<Uint8Array> {
  const words = { title, kind, fact, siteName, hasPicture: picture !== null }
  return pixelsOfCard(ctx, { card: await ctx.ports.pageDrawer.drawCard(words), picture })
}
