import { expect, test } from 'vitest'
import { isFall } from './is-fall.ts'

test.each([
  ['3 jam', '20 menit'],
  ['1 jam 30 menit', '45 menit'],
  ['2 hari', '1 jam'],
  ['2 minggu', '3 hari'],
  ['1 bulan', '1 minggu'],
  ['90 detik', '1 menit'],
  ['3 jam per hari', '20 menit per hari'],
  ['12%', '4%'],
  ['2,5 %', '1,75 %'],
  ['Rp5,4 jt', 'Rp900 rb'],
  ['Rp1.250.000', 'Rp 300.000'],
  ['Rp2 miliar', 'Rp750 juta'],
  ['412 barang', '37 barang'],
  ['1.200 Retur', '90 retur'],
  ['12', '3'],
])('%s to %s is a fall', (before, after) => {
  expect(isFall(before, after)).toBe(true)
  expect(isFall(after, before)).toBe(false)
})

test.each([
  ['nothing changed', '3 jam', '3 jam'],
  ['the same in another unit', '1 jam', '60 menit'],
  ['different things', '412 barang', '37 pesanan'],
  ['a duration and a count', '3 jam', '20 barang'],
  ['rupiah and percent', 'Rp5 jt', '20%'],
  ['duration per day and per week', '3 jam per hari', '1 jam per minggu'],
  ['words', 'Dua orang', 'Seluruh kelas'],
  ['a number that begins a name', '3 jamaah', '1 jamaah lagi'],
  ['ranges', '3-4 jam', '1-2 jam'],
  ['scores', '3 dari 5', '2 dari 5'],
  ['English decimals', '4.8', '3.5'],
  ['nothing before', '', '20 menit'],
  ['nothing after', '3 jam', ''],
])('%s is none', (_, before, after) => {
  expect(isFall(before, after)).toBe(false)
})
