/** A removal that would affect another person's open text, waiting for confirmation. */
export interface RemovalQuestion {
  /** Those who write there, in the order they came. */
  names: readonly string[]
  count: number
  remove: () => void
}
