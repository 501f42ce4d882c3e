import { expect, test } from 'vitest'
import { auditedRecord } from './audited-record.rules.ts'

test.each([
  ['/admin/leads/{leadId}', { leadId: '7' }, null, { recordType: 'leads', recordId: '7' }],
  ['/admin/leads/{leadId}/suspicion', { leadId: '7' }, { id: '9' }, { recordType: 'leads', recordId: '7' }],
  ['/admin/pages/{pageId}/versions/{no}', { pageId: '7', no: '2' }, null, { recordType: 'versions', recordId: '2' }],
  ['/admin/redirects', {}, { id: '9' }, { recordType: 'redirects', recordId: '9' }],
  ['/admin/landing-pages', {}, { page: { id: '9' }, notes: [] }, { recordType: 'landing-pages', recordId: '9' }],
  [
    '/admin/landing-pages',
    {},
    { page: { id: '9' }, other: { id: '8' } },
    { recordType: 'landing-pages', recordId: null },
  ],
  ['/admin/weekly-mail', {}, { isOn: true }, { recordType: 'weekly-mail', recordId: null }],
])('a change at %s is about the record that its address or its reply names', (path, params, reply, record) => {
  expect(auditedRecord(path, params as Record<string, string>, reply)).toEqual(record)
})
