import { formatDecimal, groupThousands } from '../../format/numbers.ts'

/** What a Rating says itself. */
export interface RatingLabels {
  /** The value behind the stars: `4,8`. */
  value: (value: number) => string
  /** How many have rated, behind the value: `1.204`. */
  count: (count: number) => string
  /** Read out instead of the stars and the numbers; `count` is null where it is not given. */
  rated: (value: number, count: number | null) => string
  /** In place of the numbers while nothing has been rated. */
  unrated: string
}

export const ratingLabelsId: RatingLabels = {
  value: (value) => value.toFixed(1).replace('.', ','),
  count: (count) => groupThousands(count),
  rated: (value, count) =>
    `Nilai ${formatDecimal(value)} dari 5${count === null ? '' : `, dari ${groupThousands(count)} penilaian`}`,
  unrated: 'Belum ada penilaian',
}

export const ratingLabelsEn: RatingLabels = {
  value: (value) => value.toFixed(1),
  count: (count) => groupThousands(count, ','),
  rated: (value, count) =>
    `Rated ${value.toFixed(1)} out of 5${count === null ? '' : count === 1 ? ' by 1 person' : ` by ${groupThousands(count, ',')} people`}`,
  unrated: 'Not yet rated',
}
