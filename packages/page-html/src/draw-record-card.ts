import type { CardTools } from './head/card-letters.ts'
import { recordCard, type RecordCardWords } from './head/record-card.ts'
import { cutPlainFont } from './fonts/cut-font.ts'

export { cardSize } from './head/card-letters.ts'
export { cardPicture, type RecordCardWords } from './head/record-card.ts'

/** The link-preview picture of a record as an SVG. */
export const drawRecordCard = (
  words: RecordCardWords,
  { readFont }: { readFont: CardTools['read'] },
): Promise<string> => recordCard(words, { read: readFont, cutPlain: cutPlainFont })
