/**
 * The oldest supported browsers: the web view of an Android 10 phone without updates, and its contemporaries. The
 * others are listed so that their prefixes stay.
 */
export const browserFloor = {
  chrome: 88 << 16,
  android: 88 << 16,
  samsung: 15 << 16,
  firefox: 90 << 16,
  safari: (14 << 16) | (1 << 8),
  ios_saf: (14 << 16) | (5 << 8),
} as const
