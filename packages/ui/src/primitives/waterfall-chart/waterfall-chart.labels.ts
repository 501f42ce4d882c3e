/** What a WaterfallChart says itself. */
export interface WaterfallChartLabels {
  item: string
  change: string
  /** What there is after a change. */
  left: string
  empty: string
}

export const waterfallChartLabelsId: WaterfallChartLabels = {
  item: 'Pos',
  change: 'Perubahan',
  left: 'Sisa',
  empty: 'Belum ada angka pada rentang ini.',
}

export const waterfallChartLabelsEn: WaterfallChartLabels = {
  item: 'Item',
  change: 'Change',
  left: 'Left',
  empty: 'No amounts in this range yet.',
}
