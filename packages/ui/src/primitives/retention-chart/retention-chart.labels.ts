/** What a RetentionChart says itself. */
export interface RetentionChartLabels {
  minute: string
  viewers: string
  /** Where the most viewers left, with the share already written. */
  drop: (minute: number, share: string) => string
  /** Below the axis. */
  minutes: (minute: number) => string
  empty: string
}

export const retentionChartLabelsId: RetentionChartLabels = {
  minute: 'Menit',
  viewers: 'Penonton',
  drop: (minute, share) => `Paling banyak berhenti di menit ${minute}: ${share} dari yang mulai menonton.`,
  minutes: (minute) => `Menit ${minute}`,
  empty: 'Belum ada yang menonton video ini.',
}

export const retentionChartLabelsEn: RetentionChartLabels = {
  minute: 'Minute',
  viewers: 'Viewers',
  drop: (minute, share) => `Most viewers stop in minute ${minute}: ${share} of those who began.`,
  minutes: (minute) => `Minute ${minute}`,
  empty: 'This video has no viewers yet.',
}
