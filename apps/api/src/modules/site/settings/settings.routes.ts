import type { Admin } from '@naikkelas/contract/identity'
import {
  cancelScheduledChange,
  getSite,
  getSiteSettings,
  listFeatureFlags,
  type SettingsGroup,
  updateBankSettings,
  updateBrandSettings,
  updateContactSettings,
  updateFeatureFlag,
  updateLegalSettings,
  updateLimitSettings,
  updateMenuSettings,
  updateTaxSettings,
} from '@naikkelas/contract/site'
import type { AdminContext } from '../../../app-context.ts'
import { bind, countTry, type RequestContext } from '../../../platform/endpoints/index.ts'
import * as flags from './feature-flags.service.ts'
import * as site from './public-site.service.ts'
import * as scheduled from './scheduled-changes.service.ts'
import { changingLimit, createSettingsReadLimit, createSiteReadLimit } from './settings.limits.ts'
import { manageSettings } from './settings.policy.ts'
import * as settings from './site-settings.service.ts'

/** Made once for each application: the counts of reads are its own. */
export function settingsRoutes() {
  const countRead = createSettingsReadLimit()
  const countSiteRead = createSiteReadLimit()
  const reading = { can: manageSettings, limit: ({ clientAddress }: RequestContext) => countRead(clientAddress) }
  const changing = {
    can: manageSettings,
    limit: ({ app }: RequestContext, { id }: Admin) => countTry(app.database.queries, [changingLimit(id)]),
  }
  const groupOf = (group: SettingsGroup) => ({
    load: async (_: unknown, ctx: AdminContext) => (await settings.getSiteSettings(ctx))[group],
  })
  return [
    bind(getSite, {
      can: 'anyone',
      limit: ({ clientAddress }) => countSiteRead(clientAddress),
      run: (_, ctx, request) => site.getSite(ctx, request),
    }),
    bind(listFeatureFlags, { ...reading, run: (_, ctx) => flags.listFeatureFlags(ctx) }),
    bind(updateFeatureFlag, {
      ...changing,
      record: { load: ({ params }, ctx) => flags.getFeatureFlag(ctx, params.flag) },
      run: (input, ctx) => flags.updateFeatureFlag(ctx, input),
    }),
    bind(getSiteSettings, { ...reading, run: (_, ctx) => settings.getSiteSettings(ctx) }),
    bind(updateBrandSettings, {
      ...changing,
      record: groupOf('brand'),
      run: (input, ctx) => settings.updateSiteSettings(ctx, 'brand', input),
    }),
    bind(updateContactSettings, {
      ...changing,
      record: groupOf('contact'),
      run: (input, ctx) => settings.updateSiteSettings(ctx, 'contact', input),
    }),
    bind(updateLegalSettings, {
      ...changing,
      record: groupOf('legal'),
      run: (input, ctx) => settings.updateSiteSettings(ctx, 'legal', input),
    }),
    bind(updateBankSettings, {
      ...changing,
      record: groupOf('bank'),
      run: (input, ctx) => settings.updateSiteSettings(ctx, 'bank', input),
    }),
    bind(updateTaxSettings, {
      ...changing,
      record: groupOf('tax'),
      run: (input, ctx) => settings.updateSiteSettings(ctx, 'tax', input),
    }),
    bind(updateLimitSettings, {
      ...changing,
      record: groupOf('limits'),
      run: (input, ctx) => settings.updateSiteSettings(ctx, 'limits', input),
    }),
    bind(updateMenuSettings, {
      ...changing,
      record: groupOf('menu'),
      run: (input, ctx) => settings.updateSiteSettings(ctx, 'menu', input),
    }),
    bind(cancelScheduledChange, {
      ...changing,
      record: { load: ({ params }, ctx) => scheduled.getScheduledChange(ctx, params.changeId) },
      run: (input, ctx) => scheduled.cancelScheduledChange(ctx, input),
    }),
  ]
}
