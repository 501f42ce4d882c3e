/** One icon on the 24 grid: strokes of 1.75 with round caps, and at most one filled accent. */
export interface IconDrawing {
  /** Stroked paths. */
  d: string
  /** Filled paths, the accent. */
  fill?: string
  /** Whether it points along the line of writing, and turns with it. */
  mirrors?: true
}
