import * as z from 'zod/mini'
import { endpoint, fileEndpoint } from '../endpoint.ts'
import { spreadsheetTypes } from '../export-formats.ts'
import { exportRequestShape, exportTokenParams, preparedExportShape } from '../export-requests.ts'
import { transactionFilterSchema } from './transactions.ts'

export const exportTransactions = endpoint({
  method: 'POST',
  path: '/admin/transaction-exports',
  summary: 'Prepare an export of the orders that a filter shows, after the password: a token for 15 minutes',
  input: { body: z.strictObject({ ...exportRequestShape, filter: transactionFilterSchema }) },
  output: z.object({ ...preparedExportShape, filter: z.omit(transactionFilterSchema, { search: true }) }),
  successStatus: 201,
})

export const downloadTransactionExport = fileEndpoint({
  path: '/admin/transaction-exports/{token}',
  summary: 'A prepared export of orders; for the admin who prepared it',
  input: { params: exportTokenParams },
  contentTypes: spreadsheetTypes,
})
export const downloadTransactionExportPath = (token: string) => `/admin/transaction-exports/${token}` as const
