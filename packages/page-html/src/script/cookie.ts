const DAY_SECONDS = 86_400

/** Value of a first-party cookie; empty without one. */
export const cookie = (name: string) => `; ${document.cookie}`.split(`; ${name}=`)[1]?.split(';')[0] ?? ''

export function keepCookie(name: string, value: string, days: number) {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is younger than the browsers we serve
  document.cookie = `${name}=${value};path=/;max-age=${days * DAY_SECONDS};samesite=lax`
}
