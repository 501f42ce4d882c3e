/** What a Pagination says. */
export interface PaginationLabels {
  /** Names the navigation. */
  pages: string
  previous: string
  next: string
  /** Read out before each number. */
  page: string
}

export const paginationLabelsId: PaginationLabels = {
  pages: 'Halaman',
  previous: 'Sebelumnya',
  next: 'Berikutnya',
  page: 'Halaman',
}

export const paginationLabelsEn: PaginationLabels = {
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: 'Page',
}
