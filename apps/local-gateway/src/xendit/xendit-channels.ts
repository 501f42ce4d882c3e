import type { Instruction } from '../charges.ts'

export interface XenditChannel {
  label: string
  min: number
  max: number
  /** How it is paid. */
  kind: Instruction['kind']
  /** Before the number of a virtual account. */
  prefix: string
  isRefundable: boolean
  /** Where the payer comes back to is required. */
  needsReturnUrl: boolean
  needsPhone: boolean
  /** Whether PAY_AND_SAVE keeps it. */
  isSavable: boolean
}

const HOUR_MS = 3_600_000
/** Without an expiry of its own: 31 years for numbers, 48 hours for QRIS and outlets, 15 minutes for wallets. */
export const defaultLifeMs = {
  number: 31 * 365 * 24 * HOUR_MS,
  bill: 24 * HOUR_MS,
  code: 48 * HOUR_MS,
  qr: 48 * HOUR_MS,
  page: HOUR_MS / 4,
  app: HOUR_MS / 4,
  threeDS: HOUR_MS / 2,
} as const satisfies Record<Instruction['kind'], number>

const basic = { prefix: '', isRefundable: false, needsReturnUrl: false, needsPhone: false, isSavable: false }
const bank = (label: string, prefix: string, max = 50_000_000): XenditChannel => ({
  ...basic,
  label: `${label} Virtual Account`,
  min: 10_000,
  max,
  kind: 'number',
  prefix,
})
const wallet = (label: string): XenditChannel => ({
  ...basic,
  label,
  min: 100,
  max: 20_000_000,
  kind: 'page',
  isRefundable: true,
  needsReturnUrl: true,
  isSavable: true,
})
const outlet = (label: string): XenditChannel => ({ ...basic, label, min: 10_000, max: 5_000_000, kind: 'code' })

export const xenditChannels: Readonly<Record<string, XenditChannel>> = {
  BCA_VIRTUAL_ACCOUNT: bank('BCA', '10766'),
  BRI_VIRTUAL_ACCOUNT: { ...bank('BRI', '13281', 50_000_000_000), min: 1 },
  BNI_VIRTUAL_ACCOUNT: bank('BNI', '88089'),
  MANDIRI_VIRTUAL_ACCOUNT: bank('Mandiri', '88608'),
  PERMATA_VIRTUAL_ACCOUNT: bank('Permata', '82140'),
  BSI_VIRTUAL_ACCOUNT: bank('BSI', '93479'),
  CIMB_VIRTUAL_ACCOUNT: bank('CIMB Niaga', '93499'),
  BJB_VIRTUAL_ACCOUNT: bank('BJB', '12340'),
  OVO: { ...wallet('OVO'), needsPhone: true },
  DANA: wallet('DANA'),
  SHOPEEPAY: wallet('ShopeePay'),
  LINKAJA: wallet('LinkAja'),
  ASTRAPAY: { ...wallet('AstraPay'), isSavable: false },
  ALFAMART: outlet('Alfamart'),
  INDOMARET: outlet('Indomaret'),
  QRIS: { ...basic, label: 'QRIS', min: 1, max: 10_000_000, kind: 'qr', isRefundable: true },
}
