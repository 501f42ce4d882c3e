import { siteName, secureHref } from '@naikkelas/page'
import * as z from 'zod/mini'
import { defaultMenuItems } from '../menu.ts'
import { rupiahSchema } from '../money.ts'
import { siteAddressPattern } from '../site-address.ts'
import { dayField } from '../validation/day.ts'
import { plainLines, plainText, visiblePattern } from '../plain-text.ts'

const line = (longest: number, noun: string) =>
  z.string().check(z.overwrite(plainText), z.maxLength(longest, { error: `${noun} maksimal ${longest} karakter` }))

/** Empty, or an address with a TLD of any length: operators have addresses that learners cannot register with. */
const optionalEmail = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.maxLength(254, { error: 'Alamat e-mail maksimal 254 karakter' }),
  z.regex(/^([^\s@<>()"',;:]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,24})?$/, {
    error: 'Periksa kembali alamat e-mail ini',
  }),
)

/** Empty, or an address of the encrypted web, written as browsers write it. */
const secureUrl = z.string().check(
  z.trim(),
  z.maxLength(300, { error: 'Alamat maksimal 300 karakter' }),
  z.refine((typed) => typed === '' || secureHref(typed) !== null, {
    error: 'Tulis alamat lengkap yang diawali https://',
  }),
  z.overwrite((typed) => secureHref(typed) ?? typed),
)

export const brandSettingsSchema = z.strictObject({
  name: line(60, 'Nama situs').check(z.regex(visiblePattern, { error: 'Nama situs harus diisi' })),
  /** A picture of the media library; null: the built-in logo. */
  logoId: z.nullable(z.uuid({ error: 'Gambar ini tidak dikenal' })),
  /** Blog on a separate site; empty: its menu item is absent. */
  articlesUrl: secureUrl,
})
export type BrandSettings = z.infer<typeof brandSettingsSchema>

export const socialNetworks = ['instagram', 'tiktok', 'youtube', 'facebook', 'x', 'linkedin'] as const
export const socialLinksAtMost = 12

export const contactSettingsSchema = z.strictObject({
  email: optionalEmail,
  /** Stored as `+62812…`, sent in any notation; empty for none. */
  whatsapp: z.string().check(z.trim(), z.maxLength(40, { error: 'Nomor WhatsApp terlalu panjang' })),
  address: z.string().check(z.overwrite(plainLines), z.maxLength(300, { error: 'Alamat maksimal 300 karakter' })),
  socialLinks: z
    .array(
      z.strictObject({
        network: z.enum(socialNetworks, { error: 'Pilih media sosialnya' }),
        url: secureUrl.check(z.minLength(1, { error: 'Tautan harus diisi' })),
      }),
    )
    .check(z.maxLength(socialLinksAtMost, { error: `Paling banyak ${socialLinksAtMost} tautan` })),
})
export type ContactSettings = z.infer<typeof contactSettingsSchema>

/** Who answers for the legal texts: the controller of personal data (UU 27/2022). */
export const legalSettingsSchema = z
  .strictObject({
    companyName: line(120, 'Nama badan hukum'),
    companyAddress: line(300, 'Alamat badan hukum'),
    privacyEmail: optionalEmail,
    /** Day from which the legal texts hold; null: the day they were written. */
    validSince: z.nullable(dayField('Tanggal ini tidak dikenal')),
  })
  .check(
    z.superRefine(({ companyName, companyAddress, privacyEmail }, context) => {
      const parts = { companyName, companyAddress, privacyEmail }
      if (Object.values(parts).every((part) => part === '')) return
      for (const [path, part] of Object.entries(parts))
        if (part === '')
          context.addIssue({
            code: 'custom',
            path: [path],
            message: 'Isi nama, alamat, dan e-mail badan hukum, atau kosongkan ketiganya',
            input: part,
          })
    }),
  )
export type LegalSettings = z.infer<typeof legalSettingsSchema>

export const bankAccountsAtMost = 20

const withoutSpaces = (typed: string) => typed.replace(/[\s.\u00a0\u2010-\u2015-]+/g, '')

/** In the order in which buyers see them. */
export const bankSettingsSchema = z.strictObject({
  accounts: z
    .array(
      z.strictObject({
        bank: line(60, 'Nama bank').check(z.regex(visiblePattern, { error: 'Nama bank harus diisi' })),
        /** Digits only; leading zeros count. */
        number: z
          .string()
          .check(
            z.overwrite(withoutSpaces),
            z.regex(/^\d{5,20}$/, { error: 'Nomor rekening terdiri dari 5 sampai 20 angka' }),
          ),
        holder: line(80, 'Nama pemilik').check(z.regex(visiblePattern, { error: 'Nama pemilik harus diisi' })),
      }),
    )
    .check(
      z.maxLength(bankAccountsAtMost, { error: `Paling banyak ${bankAccountsAtMost} rekening` }),
      z.superRefine((accounts, context) => {
        for (const [index, { bank, number }] of accounts.entries())
          if (accounts.findIndex((one) => one.bank === bank && one.number === number) < index)
            context.addIssue({
              code: 'custom',
              path: [index, 'number'],
              message: 'Rekening ini sudah ada di daftar',
              input: number,
            })
      }),
    ),
  /** Transfers from this amount on are confirmed by two admins, in whole rupiah; null for none. */
  secondConfirmationFrom: z._default(
    z.nullable(rupiahSchema.check(z.minimum(1, { error: 'Tulis jumlah di atas 0, atau kosongkan' }))),
    null,
  ),
})
export type BankSettings = z.infer<typeof bankSettingsSchema>

const npwpPattern = /^(\d{15,16})?$/

export const taxSettingsSchema = z
  .strictObject({
    /** Whether PPN is charged: prices then include it. */
    isPkp: z.boolean(),
    /** 15 or 16 digits; empty for none. */
    npwp: z
      .string()
      .check(z.overwrite(withoutSpaces), z.regex(npwpPattern, { error: 'NPWP terdiri dari 15 atau 16 angka' })),
    /** As registered with the tax office. */
    name: line(120, 'Nama wajib pajak'),
    address: line(300, 'Alamat wajib pajak'),
  })
  .check(
    z.superRefine(({ isPkp, ...identity }, context) => {
      if (!isPkp) return
      for (const [path, part] of Object.entries(identity))
        if (part === '')
          context.addIssue({ code: 'custom', path: [path], message: 'Harus diisi selama berstatus PKP', input: part })
    }),
  )
export type TaxSettings = z.infer<typeof taxSettingsSchema>

const wholeNumber = (least: number, most: number, unit: string) =>
  z
    .int({ error: 'Tulis angka bulat' })
    .check(
      z.minimum(least, { error: `Paling sedikit ${least} ${unit}` }),
      z.maximum(most, { error: `Paling banyak ${most} ${unit}` }),
    )

export const limitSettingsSchema = z.strictObject({
  /** Leads are anonymised after this many months. */
  leadMonths: wholeNumber(1, 120, 'bulan'),
  /** How long audit entries are kept. */
  auditDays: wholeNumber(30, 3_650, 'hari'),
})
export type LimitSettings = z.infer<typeof limitSettingsSchema>

export const menuLimits = { top: 6, groups: 8, linksOfGroup: 12, links: 6, footer: 4, legal: 6 } as const

const menuLinkSchema = z.strictObject({
  label: line(40, 'Nama').check(z.regex(visiblePattern, { error: 'Nama harus diisi' })),
  href: z
    .string()
    .check(
      z.trim(),
      z.maxLength(300, { error: 'Alamat maksimal 300 karakter' }),
      z.regex(siteAddressPattern, { error: 'Tulis alamat yang dimulai dengan / atau https://' }),
    ),
})
const menuLinks = (most: number) =>
  z.array(menuLinkSchema).check(z.maxLength(most, { error: `Paling banyak ${most} tautan` }))
const menuGroups = (most: number, noun: string) =>
  z
    .array(
      z.strictObject({
        label: line(40, 'Nama').check(z.regex(visiblePattern, { error: 'Nama harus diisi' })),
        links: menuLinks(menuLimits.linksOfGroup).check(z.minLength(1, { error: 'Isi paling sedikit satu tautan' })),
      }),
    )
    .check(z.maxLength(most, { error: `Paling banyak ${most} ${noun}` }))

/** Items of the bars and the footer, each list in its order. */
export const menuSettingsSchema = z.strictObject({
  top: menuLinks(menuLimits.top),
  groups: menuGroups(menuLimits.groups, 'menu'),
  links: menuLinks(menuLimits.links),
  footer: menuGroups(menuLimits.footer, 'kolom'),
  /** Never empty: people look for the privacy policy there. */
  legal: menuLinks(menuLimits.legal).check(z.minLength(1, { error: 'Isi paling sedikit satu tautan' })),
})
export type MenuSettings = z.infer<typeof menuSettingsSchema>

/** Each is one form of the admin, saved and scheduled as a whole. */
export const siteSettingsSchemas = {
  brand: brandSettingsSchema,
  contact: contactSettingsSchema,
  legal: legalSettingsSchema,
  bank: bankSettingsSchema,
  tax: taxSettingsSchema,
  limits: limitSettingsSchema,
  menu: menuSettingsSchema,
} as const
export type SettingsGroup = keyof typeof siteSettingsSchemas
export const settingsGroups = Object.keys(siteSettingsSchemas) as SettingsGroup[]
export type SiteSettings = { readonly [Group in SettingsGroup]: z.infer<(typeof siteSettingsSchemas)[Group]> }

/** What holds until an operator or an admin says otherwise. */
export const defaultSettings: SiteSettings = {
  brand: { name: siteName, logoId: null, articlesUrl: '' },
  contact: { email: '', whatsapp: '', address: '', socialLinks: [] },
  legal: { companyName: '', companyAddress: '', privacyEmail: '', validSince: null },
  bank: { accounts: [], secondConfirmationFrom: null },
  tax: { isPkp: false, npwp: '', name: '', address: '' },
  limits: { leadMonths: 24, auditDays: 730 },
  menu: structuredClone(defaultMenuItems) as MenuSettings,
}
