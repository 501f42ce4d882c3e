/** What a paste could not put into a text, because the text is full. */
export interface LeftOver {
  rest: string
  maxLength: number
}
