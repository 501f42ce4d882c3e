/** What a TimeLeft says itself: the units behind its numbers. */
export interface TimeLeftLabels {
  days: string
  hours: string
  minutes: string
  seconds: string
}

export const timeLeftLabelsId: TimeLeftLabels = { days: 'hari', hours: 'jam', minutes: 'menit', seconds: 'detik' }

export const timeLeftLabelsEn: TimeLeftLabels = { days: 'd', hours: 'h', minutes: 'min', seconds: 's' }
