/** What keeps copies of pages for visitors far away. */
export interface CdnPort {
  /** Has every copy that carries one of these tags forgotten. @throws when it did not say that it will */
  purge: (tags: readonly string[]) => Promise<void>
}
