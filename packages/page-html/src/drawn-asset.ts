export interface DrawnAsset {
  /** Path on this site; contains a content hash, so it can be cached indefinitely. */
  path: string
  contentType: string
  bytes: Uint8Array
}
