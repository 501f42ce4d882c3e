/** What an AvatarGroup says. */
export interface AvatarGroupLabels {
  /** Read out where those that are not drawn are a number. */
  others: (count: number) => string
}

export const avatarGroupLabelsId: AvatarGroupLabels = { others: (count) => `dan ${count} orang lain` }

export const avatarGroupLabelsEn: AvatarGroupLabels = {
  others: (count) => (count === 1 ? 'and 1 other' : `and ${count} others`),
}
