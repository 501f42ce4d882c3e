import { paymentChannelNames } from '@naikkelas/contract/commerce'
import type { MidtransAccount, XenditAccount } from '../ports/payment-accounts.ts'

export const xenditAccount: XenditAccount = {
  url: 'http://127.0.0.1:1',
  secretKey: 'xnd_development_satu',
  publishableKey: 'xnd_public_development_satu',
  webhookTokens: ['token-webhook-sekarang', 'token-webhook-lama'],
  businessId: '5f27a14a9bf05c73dd040bc8',
  channels: paymentChannelNames,
  reusableChannels: [],
  scriptUrl: 'http://127.0.0.1:1/cards-session.min.js',
}

export const midtransAccount: MidtransAccount = {
  url: 'http://127.0.0.1:1',
  serverKeys: ['SB-Mid-server-TEST', 'SB-Mid-server-LAMA'],
  clientKey: 'SB-Mid-client-TEST',
  merchantId: 'G141532850',
  channels: paymentChannelNames,
  scriptUrl: 'http://127.0.0.1:1/midtrans-new-3ds.min.js',
}
