import { formatRupiah } from '@naikkelas/ui/format'

/** Prices of what the fixed pages sell, in rupiah: pages that list several name the same ones. */
export const prices = {
  shopeasytools: 99_000,
  shopeasytoolsQuarter: 267_000,
  robotok: 89_000,
  robotokQuarter: 240_000,
  courseShopee: 349_000,
  courseTiktok: 349_000,
  courseCs: 249_000,
  courseTokopedia: 299_000,
  courseLazada: 399_000,
  courseAffiliate: 149_000,
  courseMentor: 750_000,
  mentorPremium: 1_950_000,
  courseAds: 299_000,
  courseYoutube: 399_000,
  training: 3_500_000,
  marketplaceSetup: 1_750_000,
  socialContent: 1_450_000,
  socialManagement: 2_250_000,
  tiktokShop: 2_500_000,
  marketplaceManagement: 1_250_000,
  superMentorShopee: 1_500_000,
  superMentorTiktok: 1_500_000,
  superMentorTokopedia: 1_350_000,
  subscriptionMonth: 150_000,
  subscriptionQuarter: 405_000,
  subscriptionHalfYear: 750_000,
} as const

/** A price as it is read. */
export const priced = (key: keyof typeof prices) => formatRupiah(prices[key])
