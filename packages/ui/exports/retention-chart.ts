export * from '../src/primitives/retention-chart/retention-chart.labels.ts'
export * from '../src/primitives/retention-chart/retention-chart.tsx'
export * from '../src/primitives/retention-chart/retention-points.ts'
