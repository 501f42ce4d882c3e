/** A visible section, with its content parsed and its chips filled. */
export interface DrawnSection {
  id: string
  type: string
  content: Record<string, unknown>
}
