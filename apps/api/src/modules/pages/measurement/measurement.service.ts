import type { PageMeasurement, PixelProvider, SiteMeasurement } from '@naikkelas/contract/marketing'
import type { AppContext } from '../../../app-context.ts'
import { afterCommit, type Queries } from '../../../platform/database/index.ts'
import type { UnitOfWork } from '../../../platform/events/index.ts'
import type { DrawnMeasurement } from '../../../ports/page-drawer.ts'
import * as repo from './measurement.repo.ts'
import * as secrets from './pixel-secrets.repo.ts'

type Context = Pick<AppContext, 'clock' | 'signals'>

/** A page's measurement as rendered; null when the page or the site has it switched off. */
export async function drawnMeasurement(queries: Queries, pageId: string): Promise<DrawnMeasurement | null> {
  const page = await repo.findPageMeasurement(queries, pageId)
  if (!page.isMeasured || !(await repo.findSiteMeasurement(queries)).isMeasuring) return null
  const advertisers = await secrets.findServerSideAdvertisers(queries, pageId)
  return advertisers.some((provider) => provider !== 'google') ? { ...page, reportsContacts: true } : page
}

/** A page's settings, or the defaults. */
export function pageMeasurement(queries: Queries, pageId: string): Promise<PageMeasurement> {
  return repo.findPageMeasurement(queries, pageId)
}

export function siteMeasurement(queries: Queries): Promise<SiteMeasurement> {
  return repo.findSiteMeasurement(queries)
}

/** Omitted settings keep their stored values, which may have changed since these settings were opened. */
export async function changePageMeasurement(
  ctx: Context,
  uow: UnitOfWork,
  { pageId, ...named }: { [Key in keyof PageMeasurement]?: PageMeasurement[Key] | undefined } & { pageId: string },
): Promise<PageMeasurement> {
  const after = await repo.changePageMeasurement(uow.tx, { ...named, pageId, at: ctx.clock.now() })
  await pageChanged(ctx, uow, pageId)
  return after
}

export async function changeSiteMeasurement(ctx: Context, { tx, emit }: UnitOfWork, given: SiteMeasurement) {
  const { isMeasuring } = await repo.lockSiteMeasurement(tx)
  await repo.replaceSiteMeasurement(tx, given)
  if (isMeasuring !== given.isMeasuring)
    await emit('measurement.changed', { pageId: null, at: ctx.clock.now().toISOString() })
}

/** Advertisers with a stored secret for a page, active or not. */
export function advertisersWithSecret(queries: Queries, pageId: string): Promise<PixelProvider[]> {
  return secrets.findStoredSecrets(queries, pageId)
}

/** Sealed, as it is kept; null when there is none. */
export function sealedPixelSecret(queries: Queries, pageId: string, provider: PixelProvider): Promise<string | null> {
  return secrets.findPixelSecret(queries, pageId, provider)
}

/** The consent banner names what is reported, so public pages are redrawn. @param secret.sealed null removes it */
export async function changePixelSecret(
  ctx: Context,
  uow: UnitOfWork,
  secret: { pageId: string; provider: PixelProvider; sealed: string | null },
) {
  await secrets.replacePixelSecret(uow.tx, secret)
  await pageChanged(ctx, uow, secret.pageId)
}

/** Advertisers with server-side events of a page; none while measurement is off. */
export async function serverSideAdvertisers(queries: Queries, pageId: string): Promise<PixelProvider[]> {
  const advertisers = await secrets.findServerSideAdvertisers(queries, pageId)
  return advertisers.length > 0 && (await repo.findSiteMeasurement(queries)).isMeasuring ? advertisers : []
}

async function pageChanged({ clock, signals }: Context, { tx, emit }: UnitOfWork, pageId: string) {
  await emit('measurement.changed', { pageId, at: clock.now().toISOString() })
  afterCommit(tx, () => void signals.send('landing_page.settings_changed', { pageId }))
}
