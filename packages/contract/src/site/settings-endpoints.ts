import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { featureFlags } from './feature-flags.ts'
import {
  bankSettingsSchema,
  brandSettingsSchema,
  contactSettingsSchema,
  legalSettingsSchema,
  limitSettingsSchema,
  menuSettingsSchema,
  taxSettingsSchema,
} from './site-settings.ts'

export const scheduledChangesAtMost = 20

const scheduledChangeSchema = z.object({
  id: z.uuid(),
  effectiveAt: z.iso.datetime(),
  /** The fields that it sets, each with its value then. */
  changes: z.record(z.string(), z.unknown()),
  createdAt: z.iso.datetime(),
  /** Null once the account is gone. */
  createdBy: z.nullable(z.string()),
  /** Why it did not take effect at its time; null while it waits. */
  failure: z.nullable(z.string()),
})
/** A change of a flag or of settings that takes effect by itself. */
export type ScheduledChange = z.infer<typeof scheduledChangeSchema>

/** When it changed last: a version of 0 was never changed. */
const changed = {
  version: z.int(),
  changedAt: z.nullable(z.iso.datetime()),
  /** Null before the first change, and once the account is gone. */
  changedBy: z.nullable(z.string()),
  /** Earliest first. */
  scheduled: z.array(scheduledChangeSchema),
}

/** Of every change: what it is based on, and when it takes effect. */
const changing = {
  /** The version on the screen; another one is answered with 409 and both values. */
  version: z.int().check(z.minimum(0)),
  /** A moment in the future; null: at once. */
  effectiveAt: z.nullable(z.iso.datetime({ offset: true, error: 'Pilih tanggal dan jamnya' })),
}

export const flagStateSchema = z.object({ name: z.enum(featureFlags), isEnabled: z.boolean(), ...changed })
export type FlagState = z.infer<typeof flagStateSchema>

export const listFeatureFlags = endpoint({
  method: 'GET',
  path: '/admin/feature-flags',
  summary: 'Feature flags with who changed each last, and their scheduled changes',
  output: z.array(flagStateSchema),
})

export const updateFeatureFlag = endpoint({
  method: 'PUT',
  path: '/admin/feature-flags/{flag}',
  summary: 'Switch a feature on or off, at once or at a future moment',
  input: {
    params: z.strictObject({ flag: z.enum(featureFlags) }),
    body: z.strictObject({ isEnabled: z.boolean(), ...changing }),
  },
  output: flagStateSchema,
})

const stateOf = <Value extends z.ZodMiniType>(value: Value) => z.object({ value, ...changed })

export const siteSettingsStateSchema = z.object({
  brand: stateOf(brandSettingsSchema),
  contact: stateOf(contactSettingsSchema),
  legal: stateOf(legalSettingsSchema),
  bank: stateOf(bankSettingsSchema),
  tax: stateOf(taxSettingsSchema),
  limits: stateOf(limitSettingsSchema),
  menu: stateOf(menuSettingsSchema),
})
/** Every group of settings as it is now, with its version. */
export type SiteSettingsState = z.infer<typeof siteSettingsStateSchema>

export const getSiteSettings = endpoint({
  method: 'GET',
  path: '/admin/site-settings',
  summary: 'Settings of the site by group, with who changed each last, and their scheduled changes',
  output: siteSettingsStateSchema,
})

const updating = <Value extends z.ZodMiniType>(group: keyof SiteSettingsState, value: Value, what: string) =>
  endpoint({
    method: 'PUT',
    path: `/admin/site-settings/${group}`,
    summary: `Update ${what}, at once or at a future moment`,
    input: { body: z.strictObject({ value, ...changing }) },
    output: stateOf(value),
  })

export const updateBrandSettings = updating('brand', brandSettingsSchema, 'the name, the logo and the article site')
export const updateContactSettings = updating('contact', contactSettingsSchema, 'the contact data')
export const updateLegalSettings = updating('legal', legalSettingsSchema, 'who answers for the legal texts')
export const updateBankSettings = updating('bank', bankSettingsSchema, 'the bank accounts for manual transfers')
export const updateTaxSettings = updating('tax', taxSettingsSchema, 'the tax data')
export const updateLimitSettings = updating('limits', limitSettingsSchema, 'the limits')
export const updateMenuSettings = updating('menu', menuSettingsSchema, 'the items of bars and footer')

export const cancelScheduledChange = endpoint({
  method: 'DELETE',
  path: '/admin/scheduled-changes/{changeId}',
  summary: 'Withdraw a scheduled change of a flag or of settings',
  input: { params: z.strictObject({ changeId: z.uuid() }) },
  output: z.null(),
})
