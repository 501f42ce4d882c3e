/** How a slice of the workspace reads and changes itself. */
export interface SliceStore<Slice> {
  get: () => Slice
  set: (change: Partial<Slice> | ((slice: Slice) => Partial<Slice>)) => void
}
