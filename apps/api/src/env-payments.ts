import { type PaymentChannel, paymentChannelNames, paymentChannels } from '@naikkelas/contract/commerce'
import * as z from 'zod'
import type { MidtransAccount, PaymentAccounts, XenditAccount } from './ports/payment-accounts.ts'

const required = {
  XENDIT: ['XENDIT_SECRET_KEY', 'XENDIT_PUBLIC_KEY', 'XENDIT_WEBHOOK_TOKEN'],
  MIDTRANS: ['MIDTRANS_SERVER_KEY', 'MIDTRANS_CLIENT_KEY'],
} as const

const keySetting = z.string().regex(/^[\x21-\x2b\x2d-\x7e]+$/, 'must be a key without spaces')
const addressSetting = (example: string) =>
  z.url({ protocol: /^https?$/, error: `must be an address such as ${example}` }).default(example)

/** A secret, and after a comma the one that it replaces, which counts for a while. */
const keysSetting = z
  .string()
  .transform((list) => list.split(',').map((key) => key.trim()))
  .pipe(z.array(keySetting))
  .refine((keys) => keys.length <= 2, 'must be one key, or the current and the former one apart by a comma')

const channelsSetting = (byDefault: readonly PaymentChannel[]) =>
  z
    .string()
    .transform((list) => list.split(',').map((channel) => channel.trim()))
    .pipe(z.array(z.enum(paymentChannelNames, 'must be names of channels apart by commas, such as qris,card')))
    .default([...byDefault])

/** It is sold to few merchants any more, so an account has to name it. */
const withoutInternetBanking = paymentChannelNames.filter((name) => paymentChannels[name].kind !== 'internetBanking')

/** Accounts at payment gateways; each is on with all of its keys, and off without any. */
export const paymentSettings = {
  XENDIT_URL: addressSetting('https://api.xendit.co'),
  XENDIT_SECRET_KEY: keySetting.optional(),
  XENDIT_PUBLIC_KEY: keySetting.optional(),
  XENDIT_WEBHOOK_TOKEN: keysSetting.optional(),
  XENDIT_BUSINESS_ID: keySetting.optional(),
  XENDIT_CHANNELS: channelsSetting(paymentChannelNames),
  XENDIT_REUSABLE_CHANNELS: channelsSetting([]),
  XENDIT_SCRIPT_URL: addressSetting('https://js.xendit.co/cards-session.min.js'),
  MIDTRANS_URL: addressSetting('https://api.midtrans.com'),
  MIDTRANS_SERVER_KEY: keysSetting.optional(),
  MIDTRANS_CLIENT_KEY: keySetting.optional(),
  MIDTRANS_MERCHANT_ID: keySetting.optional(),
  MIDTRANS_CHANNELS: channelsSetting(withoutInternetBanking),
  MIDTRANS_SCRIPT_URL: addressSetting('https://api.midtrans.com/v2/assets/js/midtrans-new-3ds.min.js'),
}

export const paymentAddresses = ['XENDIT_URL', 'XENDIT_SCRIPT_URL', 'MIDTRANS_URL', 'MIDTRANS_SCRIPT_URL'] as const

type Given = z.output<z.ZodObject<typeof paymentSettings>>

/** Names of keys that are missing beside another of the same gateway. */
export function missingOfPayments(given: Given): string[] {
  return Object.values(required).flatMap((names) => {
    const missing = names.filter((name) => given[name as keyof Given] === undefined)
    return missing.length === names.length ? [] : missing
  })
}

/** Whether there is an account of at least one gateway. */
export function hasPaymentKeys(given: Given): boolean {
  return given.XENDIT_SECRET_KEY !== undefined || given.MIDTRANS_SERVER_KEY !== undefined
}

export function paymentAccountsOf(given: Given): PaymentAccounts {
  return { xendit: xenditOf(given), midtrans: midtransOf(given) }
}

function xenditOf(given: Given): XenditAccount | undefined {
  const { XENDIT_SECRET_KEY, XENDIT_PUBLIC_KEY, XENDIT_WEBHOOK_TOKEN } = given
  if (!XENDIT_SECRET_KEY || !XENDIT_PUBLIC_KEY || !XENDIT_WEBHOOK_TOKEN) return undefined
  return {
    url: given.XENDIT_URL.replace(/\/+$/, ''),
    secretKey: XENDIT_SECRET_KEY,
    publishableKey: XENDIT_PUBLIC_KEY,
    webhookTokens: XENDIT_WEBHOOK_TOKEN,
    businessId: given.XENDIT_BUSINESS_ID,
    channels: given.XENDIT_CHANNELS,
    reusableChannels: given.XENDIT_REUSABLE_CHANNELS,
    scriptUrl: given.XENDIT_SCRIPT_URL,
  }
}

function midtransOf(given: Given): MidtransAccount | undefined {
  const { MIDTRANS_SERVER_KEY, MIDTRANS_CLIENT_KEY } = given
  const [current, ...former] = MIDTRANS_SERVER_KEY ?? []
  if (current === undefined || !MIDTRANS_CLIENT_KEY) return undefined
  return {
    url: given.MIDTRANS_URL.replace(/\/+$/, ''),
    serverKeys: [current, ...former],
    clientKey: MIDTRANS_CLIENT_KEY,
    merchantId: given.MIDTRANS_MERCHANT_ID,
    channels: given.MIDTRANS_CHANNELS,
    scriptUrl: given.MIDTRANS_SCRIPT_URL,
  }
}
