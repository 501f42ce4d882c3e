import { defaultFlags, defaultSettings } from '@naikkelas/contract/site'
import { expect, test } from 'vitest'
import { settingValues } from './setting-values.rules.ts'

const valuesOf = (stored: Record<string, unknown>) =>
  settingValues(new Map(Object.entries(stored)), {
    ...defaultSettings,
    limits: { leadMonths: 12, auditDays: 90 },
  })

test('without anything stored the defaults of the product and the operator hold', () => {
  expect(valuesOf({})).toEqual({
    flags: defaultFlags,
    settings: { ...defaultSettings, limits: { leadMonths: 12, auditDays: 90 } },
  })
})

test('a stored value wins over its default, and only over its own', () => {
  const { flags, settings } = valuesOf({
    'flag/coupon': { isEnabled: false },
    'site/limits': { leadMonths: 6, auditDays: 60 },
  })
  expect(flags).toEqual({ ...defaultFlags, coupon: false })
  expect(settings).toEqual({ ...defaultSettings, limits: { leadMonths: 6, auditDays: 60 } })
})

test('a value of an older release has the defaults of the fields that it did not know', () => {
  expect(valuesOf({ 'site/limits': { leadMonths: 6 } }).settings.limits).toEqual({ leadMonths: 6, auditDays: 90 })
})

test('fields of a newer release are passed over', () => {
  const stored = { leadMonths: 6, auditDays: 60, refundDays: 7 }
  expect(valuesOf({ 'site/limits': stored }).settings.limits).toEqual({ leadMonths: 6, auditDays: 60 })
})

test.each([null, 'ya', [], { isEnabled: 'ya' }])('a flag that cannot be read (%j) has its default', (stored) => {
  expect(valuesOf({ 'flag/tools_menu': stored, 'flag/gone': stored }).flags).toEqual(defaultFlags)
})

test.each([null, 'teks', { leadMonths: -1, auditDays: 60 }])(
  'settings that cannot be read (%j) have theirs',
  (stored) => {
    expect(valuesOf({ 'site/limits': stored }).settings.limits).toEqual({ leadMonths: 12, auditDays: 90 })
  },
)
