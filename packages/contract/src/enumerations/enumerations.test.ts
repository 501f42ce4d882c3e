import { expect, test } from 'vitest'
import { trackerEventNames, trackerPartnerTypes, trackerPlatforms } from '../marketing/tracker.ts'
import { featureFlags } from '../site/feature-flags.ts'
import * as enumerations from './index.ts'

const codes: readonly [keyof typeof enumerations, Record<string, number>][] = [
  ['activity', { inactive: 0, active: 1 }],
  ['owners', { house: 1, partner: 2 }],
  ['transactionSources', { house: 1, commissionPartner: 2, subscriptionPartner: 3 }],
  ['courseTypes', { premium: 1, basic: 2, free: 3, preorder: 4 }],
  ['paymentModes', { manual: 1, automatic: 2 }],
  ['paymentMethods', { free: 0, transfer: 1, creditCard: 2, eWallet: 3, outletOrInternetBanking: 4, qris: 5 }],
  ['paymentStatuses', { waitingForPayment: 0, paid: 1, expired: 2 }],
  ['adminRoles', { superAdmin: 0, admin: 1, forum: 2 }],
  ['menuAreas', { home: 1, profile: 2, learning: 3 }],
  ['subscriptionPackages', { free: 1, oneMonth: 2, oneYear: 3, threeMonths: 4, sixMonths: 5, nineMonths: 6 }],
  ['productKinds', { course: 1, service: 2, product: 3 }],
  ['transactionItemKinds', { product: 1, addOn: 2 }],
  ['couponTypes', { general: 1, personal: 2 }],
  ['sortOrders', { mostPopular: 0, newest: 1, oldest: 2, cheapest: 3, mostExpensive: 4 }],
  ['eventModes', { offline: 0, online: 1 }],
  ['paidFlags', { free: 0, paid: 1 }],
  ['partnerKindCodes', { commission: 1, subscription: 2 }],
  ['contentTypes', { article: 0, video: 1, ebook: 2 }],
  ['bannerPlacements', { all: 1, home: 2, learning: 3, article: 4 }],
  ['landingTemplates', { page: 0, linktree: 1 }],
  ['trialKinds', { freeTrial: 0, paid: 1 }],
]

test.each(codes)('%s has the codes of the specification', (name, expected) => {
  expect(enumerations[name]).toEqual(expected)
})

test('the upload types are numbered from 1 to 19 in the order of the specification', () => {
  expect(Object.entries(enumerations.uploadTypes)).toEqual(
    `fileManager course partner thumbnail instructor banner discussion career product addOn campaign event eventThumbnail
    highlightEvent highlightCourse partnerLandingPage thumbnailVideoCourse popupAds pdf`
      .split(/\s+/)
      .map((name, index) => [name, index + 1]),
  )
})

test('packages of one, three and six months can be bought', () => {
  expect(enumerations.recurringPackages).toEqual([2, 4, 5])
})

test('what the specification names without a code', () => {
  expect(enumerations.environments).toEqual(['local', 'staging', 'production'])
  expect(enumerations.careerDepartments).toEqual(['IT', 'Sales', 'Marketing', 'HRGA', 'Operations'])
  expect(Object.values(enumerations.kindLabels)).toEqual([
    'Kelas',
    'Jasa',
    'Tools',
    'Add-On',
    'Event',
    'Paket Partner Subscription',
  ])
  expect(enumerations.exportTypes).toEqual(['Export User', 'Export Transaction'])
  expect(enumerations.couponAudiences).toHaveLength(4)
  expect(trackerPlatforms).toEqual(['mobile_android', 'mobile_ios', 'desktop'])
  expect(trackerPartnerTypes).toEqual(['subscription', 'commission', 'non-partner'])
  expect(trackerEventNames).toEqual([
    'page_visit',
    'button_click',
    'banner_click',
    'lp_cta_click',
    'landing_page_section',
  ])
})

test('the twelve feature flags exist, and those of the two menus', () => {
  expect([...featureFlags].sort()).toEqual(
    `addon_menu auto_follow_tools automatic_payment backup_lesson_video coupon event_coupon forced_lesson_cache_refresh
    forum personal_coupon recurring_payment service_payment supermentor_checkout tools_coupon tools_menu`.split(/\s+/),
  )
})
