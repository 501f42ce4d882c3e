import type { TutorialPage } from '@naikkelas/contract/content'
import { expect, test } from 'vitest'
import { filmObjectOf } from './film-object.ts'

const tutorial = {
  title: 'Memasang',
  summary: '',
  publishedAt: '2026-11-20T03:00:00.000Z',
} as TutorialPage
const cardOf = (filmUrl: string, picture: string | null = 'https://naikkelas.test/kartu.jpg') =>
  filmObjectOf({ ...tutorial, filmUrl }, picture)

test('a film on YouTube has its player and its picture there', () => {
  expect(cardOf('https://youtu.be/abcdef12345')).toMatchObject({
    name: 'Memasang',
    description: 'Memasang',
    thumbnailUrl: 'https://i.ytimg.com/vi/abcdef12345/hqdefault.jpg',
    embedUrl: 'https://www.youtube-nocookie.com/embed/abcdef12345',
  })
})

test('a film on Vimeo has its player and the picture of the tutorial, without which it is not announced', () => {
  expect(cardOf('https://vimeo.com/76979871')).toMatchObject({
    thumbnailUrl: 'https://naikkelas.test/kartu.jpg',
    embedUrl: 'https://player.vimeo.com/video/76979871',
  })
  expect(cardOf('https://vimeo.com/76979871', null)).toBeNull()
})

test('no film and a film elsewhere are not announced', () => {
  for (const filmUrl of ['', 'https://contoh.id/film']) expect(cardOf(filmUrl)).toBeNull()
})
