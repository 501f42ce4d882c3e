/** What a FunnelChart says itself. */
export interface FunnelChartLabels {
  step: string
  count: string
  /** Behind a share: of those who made the step before. */
  ofFormer: string
  /** Behind a share: of those who made the first step. */
  ofFirst: string
  amount: string
  empty: string
}

export const funnelChartLabelsId: FunnelChartLabels = {
  step: 'Langkah',
  count: 'Jumlah',
  ofFormer: 'dari langkah sebelumnya',
  ofFirst: 'dari langkah pertama',
  amount: 'Nilai',
  empty: 'Belum ada data pada rentang ini.',
}

export const funnelChartLabelsEn: FunnelChartLabels = {
  step: 'Step',
  count: 'Count',
  ofFormer: 'of the step before',
  ofFirst: 'of the first step',
  amount: 'Value',
  empty: 'Nothing was counted in this range yet.',
}
