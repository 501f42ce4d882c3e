import { expect, test } from 'vitest'
import { parseTable } from './parse-table.ts'

test('a table from Excel or Google Sheets is parsed cell by cell, with line breaks and quotes inside cells', () => {
  expect(parseTable('Nama\tHarga\r\n"Kelas ""Pagi""\nBandung"\tRp1.250.000\r\n\r\n')).toEqual([
    ['Nama', 'Harga'],
    ['Kelas "Pagi"\nBandung', 'Rp1.250.000'],
  ])
})

test('CSV is parsed with commas, or with semicolons as Indonesian Excel writes it', () => {
  expect(parseTable('Nama,Mentor\n"Kelas, pagi",Ratna')).toEqual([
    ['Nama', 'Mentor'],
    ['Kelas, pagi', 'Ratna'],
  ])
  expect(parseTable('Nama;Harga\nKelas;1.250,00')).toEqual([
    ['Nama', 'Harga'],
    ['Kelas', '1.250,00'],
  ])
})

test('a quote inside a word is literal, and an unclosed one swallows nothing', () => {
  expect(parseTable('Layar 24" besar\tA\n"Kelas\tB')).toEqual([
    ['Layar 24" besar', 'A'],
    ['"Kelas', 'B'],
  ])
})

test('empty cells keep their column, and nothing gives no rows', () => {
  expect(parseTable('A\t\tC')).toEqual([['A', '', 'C']])
  expect(parseTable(' \n\t\n')).toEqual([])
})
