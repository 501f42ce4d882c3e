/** What the site asks of published pages beside their bytes. */
export interface PublicPages {
  /** Pages that may be found by searching. */
  list: () => Promise<{ address: string; publishedAt: string | null }[]>
  /** A draft for whoever holds the token; null when it has expired or never was. */
  preview: (token: string) => Promise<{ html: string; csp: string } | null>
  /** A file that drawn pages name. */
  asset: (path: string) => Promise<{ contentType: string; bytes: Uint8Array } | null>
}
