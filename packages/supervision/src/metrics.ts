/** One value at one moment, in the words of Prometheus. */
export interface Sample {
  /** Such as `naikkelas_http_connections`; the unit is its end, a counter ends in `_total`. */
  name: string
  help: string
  type: 'gauge' | 'counter'
  value: number
  labels?: Readonly<Record<string, string>>
}
