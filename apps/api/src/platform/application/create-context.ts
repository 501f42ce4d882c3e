import type { AppContext } from '../../app-context.ts'
import type { AppOptions } from '../../app-options.ts'
import type { Ports } from '../../ports.ts'
import { firstLegalVersions } from '@naikkelas/contract'
import { noPageBanners } from '../../ports/page-banners.ts'
import type { Module } from '../../module.ts'
import { systemClock } from '../clock.ts'
import { noErrorReports } from '../error-reports/index.ts'
import { createEvents, createSignals } from '../events/index.ts'
import { createPictureProcess } from '../files/pictures/index.ts'
import { createJobs, type JobDefinition } from '../jobs/index.ts'
import { createLog } from '../log/index.ts'
import { createKeyRing } from '../secrets/key-ring.ts'
import { createWebhookSender } from '../webhooks/index.ts'
import { personalDataListeners } from './personal-data-listeners.ts'
import { siteDefaultsOf } from './site-defaults.ts'

/** The context that every module works in, and the jobs layer in full. */
export function createContext(options: AppOptions, modules: readonly Module[], definitions: readonly JobDefinition[]) {
  const { database, secret, formerSecrets = [], onLine = printLine, onFailure = printFailure } = options
  const contextOf = () => app
  const personalData = modules.flatMap((one) => one.personalData ?? [])
  const jobs = createJobs({ database, onFailure }, definitions, contextOf)
  const events = createEvents({
    database,
    jobs,
    within: [...modules.flatMap((one) => one.within ?? []), ...personalDataListeners(personalData)],
    after: modules.flatMap((one) => one.after ?? []),
    contextOf,
  })
  const app: AppContext = {
    database,
    clock: options.clock ?? systemClock,
    ...events,
    jobs,
    signals: createSignals((error) => onFailure(error, 'a listener')),
    ports: portsOf(options),
    appEnv: options.appEnv,
    publicUrl: options.publicUrl,
    mediaOrigin: options.mediaOrigin,
    isPartnerHost: options.isPartnerHost ?? (() => false),
    version: options.version,
    siteDefaults: siteDefaultsOf(options),
    pageBanners:
      modules.find(({ pageBanners }) => pageBanners)?.pageBanners ??
      (() => Promise.resolve({ shown: noPageBanners, nextChange: null, linkedPageIds: [] })),
    shownPictures:
      modules.find(({ shownPictures }) => shownPictures)?.shownPictures ?? (() => Promise.resolve(new Map())),
    legalVersions:
      modules.find(({ legalVersions }) => legalVersions)?.legalVersions ??
      (() => Promise.resolve({ versions: firstLegalVersions, since: null })),
    keyFor: createKeyRing([secret, ...formerSecrets]),
    personalData,
    log: options.log ?? createLog({ level: 'warn' }),
    onLine,
    onFailure,
  }
  return { app, jobs }
}

function portsOf(options: AppOptions): Ports {
  return {
    blobs: options.blobs,
    referencedMedia: options.referencedMedia,
    pageDrawer: options.pageDrawer,
    mail: options.mail,
    whatsApp: options.whatsApp,
    google: options.google,
    webhooks: options.webhooks ?? createWebhookSender(),
    ads: createWebhookSender({ isAllowed: () => true, protocols: ['https:', 'http:'] }),
    adEndpoints: options.pixelEndpoints ?? {},
    paymentAccounts: options.paymentAccounts ?? { xendit: undefined, midtrans: undefined },
    errorReports: options.errorReports ?? noErrorReports,
    cdn: options.cdn,
    pictures: createPictureProcess({ isUrgent: true }),
    backgroundPictures: createPictureProcess({ isUrgent: false }),
  }
}

function printLine(line: string) {
  console.log(line)
}

function printFailure(error: unknown, where: string) {
  console.error(where, error)
}
