import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { plainLines, plainText, visiblePattern } from '../plain-text.ts'
import { digitsOf } from '../validation/digits.ts'
import { reachableNumberSchema } from './learners.ts'

const required = (noun: string, maxLength: number) =>
  z
    .string({ error: `${noun} harus diisi` })
    .check(
      z.overwrite(plainText),
      z.regex(visiblePattern, { error: `${noun} harus diisi` }),
      z.maxLength(maxLength, { error: `${noun} maksimal ${maxLength} karakter` }),
    )

/** An address in Indonesia, as a form sends it. */
export const newAddressSchema = z.strictObject({
  recipient: required('Nama penerima', 80),
  phone: reachableNumberSchema,
  province: required('Provinsi', 60),
  city: required('Kota atau kabupaten', 60),
  district: required('Kecamatan', 60),
  postalCode: z
    .string({ error: 'Kode pos harus diisi' })
    .check(z.overwrite(digitsOf), z.regex(/^\d{5}$/, { error: 'Kode pos terdiri dari 5 angka' })),
  /** Street, number, RT and RW, village: several lines. */
  street: z
    .string({ error: 'Alamat harus diisi' })
    .check(
      z.overwrite(plainLines),
      z.regex(visiblePattern, { error: 'Alamat harus diisi' }),
      z.maxLength(200, { error: 'Alamat maksimal 200 karakter' }),
    ),
  /** For the courier; empty for none. */
  note: z._default(
    z.string().check(z.overwrite(plainText), z.maxLength(120, { error: 'Catatan maksimal 120 karakter' })),
    '',
  ),
})
export type NewAddress = z.output<typeof newAddressSchema>

export const addressSchema = z.object({
  id: z.uuid(),
  recipient: z.string(),
  /** Canonical: `6281234567890`. */
  phone: z.string(),
  province: z.string(),
  city: z.string(),
  district: z.string(),
  postalCode: z.string(),
  street: z.string(),
  note: z.string(),
  isMain: z.boolean(),
})
export type Address = z.infer<typeof addressSchema>

/** Of one account. */
export const addressesAtMost = 10

const ofAddress = z.strictObject({ addressId: z.uuid() })

export const listAddresses = endpoint({
  method: 'GET',
  path: '/me/addresses',
  summary: 'Addresses of the signed-in learner, the main one first',
  output: z.array(addressSchema),
})

export const addAddress = endpoint({
  method: 'POST',
  path: '/me/addresses',
  summary: 'Add an address; the first one becomes the main address',
  input: { body: newAddressSchema },
  output: addressSchema,
  successStatus: 201,
})

export const changeAddress = endpoint({
  method: 'PUT',
  path: '/me/addresses/{addressId}',
  summary: 'Change an address',
  input: { params: ofAddress, body: newAddressSchema },
  output: addressSchema,
})

export const removeAddress = endpoint({
  method: 'DELETE',
  path: '/me/addresses/{addressId}',
  summary: 'Remove an address; the latest of the others becomes the main one where it was that',
  input: { params: ofAddress },
  output: z.null(),
})

export const makeMainAddress = endpoint({
  method: 'POST',
  path: '/me/addresses/{addressId}/main',
  summary: 'Make an address the main one',
  input: { params: ofAddress },
  output: addressSchema,
})

export const notificationChannels = ['email', 'whatsapp'] as const
export type NotificationChannel = (typeof notificationChannels)[number]

/**
 * What is sent by which channel. `always` cannot be switched off: it protects the account, or is the receipt of a
 * purchase. The others are what holds until the learner decides.
 */
export const notificationOffers = {
  security: { email: 'always' },
  orders: { email: 'always', whatsapp: 'on' },
  learning: { email: 'on', whatsapp: 'off' },
  checkouts: { email: 'off' },
} as const satisfies Record<string, Partial<Record<NotificationChannel, 'always' | 'on' | 'off'>>>
export type NotificationKind = keyof typeof notificationOffers
export const notificationKinds = Object.keys(notificationOffers) as NotificationKind[]

export const notificationChoiceSchema = z.object({
  kind: z.enum(notificationKinds),
  channel: z.enum(notificationChannels),
  isOn: z.boolean(),
  /** It cannot be switched off. */
  isAlways: z.boolean(),
})
export type NotificationChoice = z.infer<typeof notificationChoiceSchema>

export const listNotificationChoices = endpoint({
  method: 'GET',
  path: '/me/notifications',
  summary: 'What the signed-in learner is notified of, by channel',
  output: z.array(notificationChoiceSchema),
})

export const setNotificationChoice = endpoint({
  method: 'POST',
  path: '/me/notifications',
  summary: 'Switch a kind of notification on or off in a channel',
  input: {
    body: z.strictObject({
      kind: z.enum(notificationKinds, { error: 'Pemberitahuan ini tidak ada' }),
      channel: z.enum(notificationChannels, { error: 'Pilih e-mail atau WhatsApp' }),
      isOn: z.boolean(),
    }),
  },
  output: z.array(notificationChoiceSchema),
})
