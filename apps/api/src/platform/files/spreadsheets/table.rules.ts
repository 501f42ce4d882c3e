/** A cell's value. Each format writes a kind in its own way; null is an empty cell. */
export type Cell =
  /** Whatever people typed: never a number, a date or a formula. */
  | { kind: 'text'; value: string }
  /** ISO 8601; shown in WIB. */
  | { kind: 'instant'; value: string }
  /** `2026-11-20`, of a calendar in WIB. */
  | { kind: 'day'; value: string }
  | { kind: 'count'; value: number }
  /** 1 is all of it; to four places, which is 12,34 %. */
  | { kind: 'share'; value: number }
  /** To one place. */
  | { kind: 'seconds'; value: number }
  /** Whole rupiah. */
  | { kind: 'rupiah'; value: number }
  | null

export type Row = readonly Cell[]

export interface Table {
  /** At most 31 characters, without []:*?/\ : it becomes the name of a sheet. */
  name: string
  /** What is said above the head. */
  preface?: readonly Row[]
  columns: readonly Column[]
  rows: Iterable<Row> | AsyncIterable<Row>
}

export interface Column {
  title: string
  /** In characters. */
  width: number
}

export const text = (value: string): Cell => ({ kind: 'text', value })
export const instant = (value: string): Cell => ({ kind: 'instant', value })
export const day = (value: string): Cell => ({ kind: 'day', value })
export const count = (value: number | null): Cell => (value === null ? null : { kind: 'count', value })
export const rupiah = (value: number | null): Cell => (value === null ? null : { kind: 'rupiah', value })
export const share = (value: number | null): Cell =>
  value === null ? null : { kind: 'share', value: Math.round(value * 10_000) / 10_000 }
/** @param ms milliseconds */
export const seconds = (ms: number | null): Cell =>
  ms === null ? null : { kind: 'seconds', value: Math.round(ms / 100) / 10 }
