export type { WaterfallItem } from '../src/primitives/waterfall-chart/waterfall-bars.ts'
export * from '../src/primitives/waterfall-chart/waterfall-chart.labels.ts'
export * from '../src/primitives/waterfall-chart/waterfall-chart.tsx'
