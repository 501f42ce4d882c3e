export * from '../src/interactive/data-table/data-table.labels.ts'
export * from '../src/interactive/data-table/data-table.tsx'
export type { DataTablePaging } from '../src/interactive/data-table/data-table-paging.ts'
export type { DataTableColumn, DataTableSort } from '../src/interactive/data-table/use-table-model.ts'
