import {
  checkoutCouponKey,
  couponCourseKey,
  displayCookieName,
  PREVIOUS_LOCATION_SECONDS,
  returnPath,
} from '@naikkelas/contract/identity'
import { setCookie } from './cookies.ts'
import type { Environment } from './environment.ts'

/** Where one is, for the sign-in to return to. */
export function keepPlace(environment: Environment): void {
  const place = returnPath(location.href, location.origin)
  if (place !== null)
    setCookie(displayCookieName(environment, 'previouslocation'), encodeURIComponent(place), PREVIOUS_LOCATION_SECONDS)
}

/** The Daftar/Masuk link keeps the place to return to, and moves the course of a coupon on to the checkout. */
export function watchSignIn(environment: Environment): void {
  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('[data-enter]')
    if (!link || !/^\/login\b/.test(link.pathname)) return
    keepPlace(environment)
    try {
      const course = localStorage.getItem(couponCourseKey)
      if (course === null) return
      sessionStorage.setItem(checkoutCouponKey, course)
      localStorage.removeItem(couponCourseKey)
    } catch {
      // Storage is blocked: there is no coupon to keep.
    }
  })
}
