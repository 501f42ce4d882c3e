export * from '../src/primitives/funnel-chart/funnel-chart.labels.ts'
export * from '../src/primitives/funnel-chart/funnel-chart.tsx'
export type { FunnelStep } from '../src/primitives/funnel-chart/funnel-shares.ts'
