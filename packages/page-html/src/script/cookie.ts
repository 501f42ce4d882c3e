const DAY_SECONDS = 86_400

/** A first-party cookie's text; undefined when there is none. */
export const cookie = (name: string) => new RegExp(`(^|; )${name}=([^;]*)`).exec(document.cookie)?.[2]

export function keepCookie(name: string, value: string, days: number) {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is younger than the browsers we serve
  document.cookie = `${name}=${value};path=/;max-age=${days * DAY_SECONDS};samesite=lax`
}
