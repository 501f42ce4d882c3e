/** What a Tour says itself. */
export interface TourLabels {
  next: string
  back: string
  done: string
  position: (step: number, count: number) => string
}

export const tourLabelsId: TourLabels = {
  next: 'Lanjut',
  back: 'Kembali',
  done: 'Selesai',
  position: (step, count) => `Langkah ${step} dari ${count}`,
}

export const tourLabelsEn: TourLabels = {
  next: 'Next',
  back: 'Back',
  done: 'Done',
  position: (step, count) => `Step ${step} of ${count}`,
}
