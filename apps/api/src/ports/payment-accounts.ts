import type { PaymentChannel } from '@naikkelas/contract/commerce'

/** The operator's accounts at payment gateways; a gateway without one is off. */
export interface PaymentAccounts {
  xendit: XenditAccount | undefined
  midtrans: MidtransAccount | undefined
}

export interface XenditAccount {
  /** Without a slash at its end. */
  url: string
  secretKey: string
  /** For the browser. */
  publishableKey: string
  /** Of webhooks: the current one, and a former one while it is being replaced. */
  webhookTokens: readonly string[]
  /** Compared with webhooks. Undefined: they are not compared. */
  businessId: string | undefined
  /** Virtual accounts that can be paid more than once, because Xendit makes no others for this account. */
  reusableChannels: readonly PaymentChannel[]
  /** Those that are activated. */
  channels: readonly PaymentChannel[]
  /** The script that sends card data from the browser. */
  scriptUrl: string
}

export interface MidtransAccount {
  /** Without a slash at its end. */
  url: string
  /** The current one, and a former one while it is being replaced: its signatures still count. */
  serverKeys: readonly [string, ...string[]]
  /** For the browser. */
  clientKey: string
  /** Compared with webhooks. Undefined: they are not compared. */
  merchantId: string | undefined
  /** Those that are activated. */
  channels: readonly PaymentChannel[]
  /** The script that sends card data from the browser. */
  scriptUrl: string
}
