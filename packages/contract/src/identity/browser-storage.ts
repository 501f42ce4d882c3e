/** Cookie that hints at a session, so that asking for it is worth a request; it grants nothing. */
export const signedInCookie = 'nk_in'

/** Event of the window: an answer reported a missing session. The site's script signs out, once. */
export const sessionEndedEvent = 'nk:session-ended'

/** Cookie with the address that the not-found page names. */
export const askedAddressCookie = 'nk_asked'

/**
 * Keys that the site's scripts keep in a browser. None has authority; signing out clears both storages.
 *
 * A course page keeps the course whose coupon a visitor was offered in local storage; the Daftar/Masuk link moves it to
 * session storage, where the checkout after the sign-in finds it (specification, section 4).
 */
export const couponCourseKey = 'nk_coupon_course'
export const checkoutCouponKey = 'nk_checkout_coupon'

/** In local storage: what a visitor saves for later. Its numbers are joined into the account at the next page after a sign-in. */
export const savedItemsKey = 'nk_saved'
/** In local storage: numbers of the entries a visitor opened last, `12.7.3`; nothing about them is stored on the server. */
export const seenItemsKey = 'nk_seen'
/** In session storage: when the account's list was read last. */
export const savedItemsReadKey = 'nk_saved_read'

/** In session storage: the verify-account modal is shown after the next page has loaded. */
export const verifyPromptKey = 'nk_verify'

/** In session storage: the path of the page that could not reach the server and led to /maintenance. */
export const unreachableKey = 'nk_unreachable'

export const guidePath = '/guide'
