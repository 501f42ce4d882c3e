import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { menuSettingsSchema, socialNetworks } from './site-settings.ts'

export const publicSiteSchema = z.object({
  brand: z.object({
    name: z.string(),
    /** The uploaded logo; null: the built-in one. */
    logo: z.nullable(z.object({ url: z.string(), width: z.int(), height: z.int() })),
    /** Null: there is none. */
    articlesUrl: z.nullable(z.string()),
  }),
  contact: z.object({
    email: z.string(),
    whatsapp: z.string(),
    address: z.string(),
    socialLinks: z.array(z.object({ network: z.enum(socialNetworks), url: z.string() })),
  }),
  legal: z.object({
    /** The controller of personal data; null where none is named. */
    controller: z.nullable(z.object({ name: z.string(), address: z.string(), email: z.string() })),
    /** Day from which the legal texts hold; null: the day they were written. */
    validSince: z.nullable(z.string()),
  }),
  /** Items of bars and footer, without regard to features that are off. */
  menu: menuSettingsSchema,
  /** What is bought at a checkout; everything else is agreed on by conversation. */
  sales: z.object({
    /** Whether something that costs something can be paid. */
    isPaymentOpen: z.boolean(),
    isServiceOpen: z.boolean(),
    isMentorOpen: z.boolean(),
  }),
  flags: z.object({ toolsEnabled: z.boolean(), addonEnabled: z.boolean(), forum: z.boolean() }),
})
/** The public part of the settings: its shell and its legal texts are made of it. */
export type PublicSite = z.infer<typeof publicSiteSchema>

export const getSite = endpoint({
  method: 'GET',
  path: '/site',
  summary: 'Name, contact, legal data and menu of the site; public and cacheable',
  output: publicSiteSchema,
})
