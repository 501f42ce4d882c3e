import { paymentMethods } from '../enumerations/payments.ts'

/** How a channel is paid, which decides what the waiting page shows. */
export type PaymentChannelKind = 'virtualAccount' | 'card' | 'eWallet' | 'outlet' | 'internetBanking' | 'qris'

/** A way to pay by itself, such as one bank's virtual accounts. */
interface Channel {
  /** Its code in `paymentMethods`. */
  method: (typeof paymentMethods)[keyof typeof paymentMethods]
  kind: PaymentChannelKind
  /** Its name at the checkout. */
  label: string
}

const virtualAccount = (bank: string): Channel => ({
  method: paymentMethods.transfer,
  kind: 'virtualAccount',
  label: `${bank} Virtual Account`,
})
const eWallet = (label: string): Channel => ({ method: paymentMethods.eWallet, kind: 'eWallet', label })
const outlet = (label: string): Channel => ({
  method: paymentMethods.outletOrInternetBanking,
  kind: 'outlet',
  label,
})
const internetBanking = (label: string): Channel => ({
  method: paymentMethods.outletOrInternetBanking,
  kind: 'internetBanking',
  label,
})

/** Every channel that a payment gateway may offer, in the order of the checkout. */
export const paymentChannels = {
  qris: { method: paymentMethods.qris, kind: 'qris', label: 'QRIS' },
  bca_virtual_account: virtualAccount('BCA'),
  mandiri_virtual_account: virtualAccount('Mandiri'),
  bri_virtual_account: virtualAccount('BRI'),
  bni_virtual_account: virtualAccount('BNI'),
  permata_virtual_account: virtualAccount('Permata'),
  bsi_virtual_account: virtualAccount('BSI'),
  cimb_virtual_account: virtualAccount('CIMB Niaga'),
  bjb_virtual_account: virtualAccount('BJB'),
  gopay: eWallet('GoPay'),
  ovo: eWallet('OVO'),
  dana: eWallet('DANA'),
  shopeepay: eWallet('ShopeePay'),
  linkaja: eWallet('LinkAja'),
  astrapay: eWallet('AstraPay'),
  card: { method: paymentMethods.creditCard, kind: 'card', label: 'Kartu kredit' },
  alfamart: outlet('Alfamart'),
  indomaret: outlet('Indomaret'),
  bca_klikpay: internetBanking('BCA KlikPay'),
  cimb_clicks: internetBanking('OCTO Clicks'),
  danamon_online: internetBanking('Danamon Online Banking'),
  brimo: internetBanking('BRImo'),
} as const satisfies Record<string, Channel>

export type PaymentChannel = keyof typeof paymentChannels

export const paymentChannelNames = Object.keys(paymentChannels) as PaymentChannel[]
