/** Value of a cookie; empty without one. */
export const cookieOf = (name: string): string => `; ${document.cookie}`.split(`; ${name}=`)[1]?.split(';')[0] ?? ''

export function setCookie(name: string, value: string, seconds: number, path = '/'): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is younger than the browsers we serve
  document.cookie = `${name}=${value};path=${path};max-age=${seconds};samesite=lax`
}
