import { expect, test } from 'vitest'
import { inOrderOfNames, titleOfFilm } from './film-titles.ts'

test('films are in the order of the numbers in their names', () => {
  const names = ['10 Foto.mp4', '2 judul.mp4', '1 Pembuka.mp4', '3 Harga.mp4']
  expect(inOrderOfNames(names.map((name) => ({ name }))).map(({ name }) => name)).toEqual([
    '1 Pembuka.mp4',
    '2 judul.mp4',
    '3 Harga.mp4',
    '10 Foto.mp4',
  ])
})

test('a title is the name without its number, its ending and its dashes, and never empty or too long', () => {
  for (const [name, title] of [
    ['03_memotret-produk.mp4', 'Memotret produk'],
    ['1. Pembuka.webm', 'Pembuka'],
    ['7 cara_menata   rak.mp4', 'Cara menata rak'],
    ['2026.mp4', '2026'],
    ['12.mp4', '12'],
  ] as const)
    expect(titleOfFilm(name), name).toBe(title)
  expect(titleOfFilm(`${'a'.repeat(300)}.mp4`)).toHaveLength(120)
})
