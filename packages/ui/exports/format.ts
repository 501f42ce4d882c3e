export * from '../src/format/bytes.ts'
export * from '../src/format/days.ts'
export * from '../src/format/rupiah.ts'
export * from '../src/values/whatsapp-number.ts'
