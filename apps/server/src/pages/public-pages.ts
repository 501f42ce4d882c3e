/** What the site asks of published pages beside their bytes. */
export interface PublicPages {
  /** Pages that may be found by searching, and those drawn from records, with when they changed. */
  list: () => Promise<{ address: string; publishedAt: string | null }[]>
  /** The draft of a token; null when the token is unknown or expired. */
  preview: (token: string) => Promise<{ html: string; csp: string } | null>
  /** A file that drawn pages name, or what is sent in its place. */
  asset: (path: string) => Promise<{ contentType: string; bytes: Uint8Array; isInstead?: boolean } | null>
}
