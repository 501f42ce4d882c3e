import { expect, test } from 'vitest'
import { pastedLines } from './pasted-lines.ts'

test('lines become items, empty ones and bullets left out', () => {
  expect(pastedLines('• Membaca data\r\n\r\n- Rumus harian\n3. Grafik\n  * Laporan  \n✅ Bukti\n➡️ Langkah')).toEqual([
    ['Membaca data'],
    ['Rumus harian'],
    ['Grafik'],
    ['Laporan'],
    ['Bukti'],
    ['Langkah'],
  ])
})

test('items of a list in Word come without bullet and tab', () => {
  expect(pastedLines('•\tKasir\r\no\tper hari\r\n1.\tUnduh\r\n')).toEqual([['Kasir'], ['per hari'], ['Unduh']])
})

test('cells of a spreadsheet become rows of cells', () => {
  expect(pastedLines('Membaca data\t14\tya\r\nRumus\t22\t\r\n')).toEqual([
    ['Membaca data', '14', 'ya'],
    ['Rumus', '22'],
  ])
})

test('a cell in quotes keeps its tabs, quotes and lines in one cell', () => {
  expect(pastedLines('"Baris satu\nbaris dua"\t"Dia bilang ""ya"""\nbiasa\tdua')).toEqual([
    ['Baris satu baris dua', 'Dia bilang "ya"'],
    ['biasa', 'dua'],
  ])
})

test('an empty first cell keeps its place', () => {
  expect(pastedLines('\t14\nRumus\t22')).toEqual([
    ['', '14'],
    ['Rumus', '22'],
  ])
})

test('one line is one row, and nothing is none', () => {
  expect(pastedLines('Kelas data')).toEqual([['Kelas data']])
  expect(pastedLines(' \n\t\n')).toEqual([])
})

test('a number that belongs to the words is no bullet', () => {
  expect(pastedLines('14 menit\n2026')).toEqual([['14 menit'], ['2026']])
})
