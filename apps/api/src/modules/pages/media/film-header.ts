/** Pixels, as a film's header says. */
export interface Size {
  width: number
  height: number
}

/** Some bytes of a file; fewer at its end. */
export type ReadBytes = (at: number, length: number) => Promise<Buffer>
