export const transactionSources = { house: 1, commissionPartner: 2, subscriptionPartner: 3 } as const

export const paymentModes = { manual: 1, automatic: 2 } as const

/** Method 4 has two families, which differ in their channel (product.md, reading c). */
export const paymentMethods = {
  free: 0,
  transfer: 1,
  creditCard: 2,
  eWallet: 3,
  outletOrInternetBanking: 4,
  qris: 5,
} as const

export const paymentStatuses = { waitingForPayment: 0, paid: 1, expired: 2 } as const

export const transactionItemKinds = { product: 1, addOn: 2 } as const
export type TransactionItemKind = (typeof transactionItemKinds)[keyof typeof transactionItemKinds]

export const subscriptionPackages = {
  free: 1,
  oneMonth: 2,
  oneYear: 3,
  threeMonths: 4,
  sixMonths: 5,
  nineMonths: 6,
} as const

/** Packages that can be bought and renewed. */
export const recurringPackages = [
  subscriptionPackages.oneMonth,
  subscriptionPackages.threeMonths,
  subscriptionPackages.sixMonths,
] as const

/** How many months each of them lasts. */
export const packageMonths: Readonly<Record<(typeof recurringPackages)[number], 1 | 3 | 6>> = {
  [subscriptionPackages.oneMonth]: 1,
  [subscriptionPackages.threeMonths]: 3,
  [subscriptionPackages.sixMonths]: 6,
}

export const trialKinds = { freeTrial: 0, paid: 1 } as const

export const couponTypes = { general: 1, personal: 2 } as const

/** Who may use a coupon, by what they bought before; for courses, tools and events each. */
export const couponAudiences = ['everyone', 'never_bought', 'bought_any', 'bought_specific'] as const

export const exportTypes = ['Export User', 'Export Transaction'] as const
