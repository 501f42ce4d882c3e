/** What a RatingInput says itself. */
export interface RatingInputLabels {
  /** Names a star for screen readers: `4 bintang`. */
  stars: (count: number) => string
  /** What one to five stars mean, behind the stars. */
  meanings: readonly [string, string, string, string, string]
}

export const ratingInputLabelsId: RatingInputLabels = {
  stars: (count) => `${count} bintang`,
  meanings: ['Sangat kurang', 'Kurang', 'Cukup', 'Bagus', 'Sangat bagus'],
}

export const ratingInputLabelsEn: RatingInputLabels = {
  stars: (count) => (count === 1 ? '1 star' : `${count} stars`),
  meanings: ['Very poor', 'Poor', 'Fair', 'Good', 'Excellent'],
}
