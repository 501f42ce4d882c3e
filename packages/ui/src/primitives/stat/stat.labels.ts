/** What a Stat says itself. */
export interface StatLabels {
  up: string
  down: string
  same: string
  /** Behind a difference between two percentages. */
  points: string
}

export const statLabelsId: StatLabels = { up: 'Naik', down: 'Turun', same: 'Tetap', points: 'poin' }

export const statLabelsEn: StatLabels = { up: 'Up', down: 'Down', same: 'Unchanged', points: 'points' }
