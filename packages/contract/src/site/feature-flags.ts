/** Every feature that an admin switches on and off; `docs/product/settings.md` says what each one does. */
export const featureFlags = [
  'coupon',
  'tools_coupon',
  'event_coupon',
  'personal_coupon',
  'automatic_payment',
  'service_payment',
  'recurring_payment',
  'supermentor_checkout',
  'backup_lesson_video',
  'forced_lesson_cache_refresh',
  'forum',
  'auto_follow_tools',
  'tools_menu',
  'addon_menu',
] as const
export type FeatureFlag = (typeof featureFlags)[number]
export type FeatureFlags = Readonly<Record<FeatureFlag, boolean>>

/** What holds until an admin decides otherwise (docs/decisions/0215). */
export const defaultFlags: FeatureFlags = {
  coupon: true,
  tools_coupon: true,
  event_coupon: true,
  personal_coupon: true,
  automatic_payment: false,
  service_payment: false,
  recurring_payment: false,
  supermentor_checkout: false,
  backup_lesson_video: false,
  forced_lesson_cache_refresh: false,
  forum: false,
  auto_follow_tools: false,
  tools_menu: true,
  addon_menu: true,
}

/** Features that cannot be switched on yet, with the reason for people. */
export const unavailableFlags: Readonly<Partial<Record<FeatureFlag, string>>> = {
  forum: 'Forum belum dapat dinyalakan karena modulnya belum tersedia.',
}
