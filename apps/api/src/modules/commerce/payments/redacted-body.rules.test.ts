import { expect, test } from 'vitest'
import { redactedBody } from './redacted-body.rules.ts'

test('a message shows what happened to which payment, and nothing of who paid', () => {
  const body = {
    event: 'payment.capture',
    data: {
      payment_id: 'py-1',
      status: 'SUCCEEDED',
      customer: { given_names: 'Sari', email: 'sari@contoh.example', id: 'cust-1' },
      channel_properties: { mobile_number: '+628123', list: ['Sari', { status: 'ok' }] },
      payment_details: null,
    },
  }
  const shown = redactedBody(JSON.stringify(body))
  expect(JSON.parse(shown)).toEqual({
    event: 'payment.capture',
    data: {
      payment_id: 'py-1',
      status: 'SUCCEEDED',
      customer: { given_names: '(disembunyikan)', email: '(disembunyikan)', id: 'cust-1' },
      channel_properties: { mobile_number: '(disembunyikan)', list: ['(disembunyikan)', { status: 'ok' }] },
      payment_details: null,
    },
  })
  expect(shown).not.toContain('Sari')
})

test('what is no JSON is hidden in full', () => expect(redactedBody('Sari, 0812')).toBe('(disembunyikan)'))
