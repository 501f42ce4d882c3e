import { Fragment } from 'react'

export interface DigitsProps {
  /** Text whose digits must stand under each other or may change: `14 menit`, `02`. */
  value: string
}

/**
 * A text with each digit in a cell of equal width, because Poppins and Montserrat have no tabular digits.
 * The text stays one text: selecting, searching and reading aloud are not disturbed by more than the cells.
 */
export function Digits({ value }: DigitsProps) {
  return value.split(/(\d)/).map((part, index) =>
    // The text is drawn once; the position is the identity.
    /^\d$/.test(part) ? (
      <span key={index} className="ui:digit-cell">
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  )
}
