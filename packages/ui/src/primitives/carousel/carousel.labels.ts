/** What a Carousel says itself. */
export interface CarouselLabels {
  previous: string
  next: string
}

export const carouselLabelsId: CarouselLabels = { previous: 'Sebelumnya', next: 'Berikutnya' }

export const carouselLabelsEn: CarouselLabels = { previous: 'Previous', next: 'Next' }
