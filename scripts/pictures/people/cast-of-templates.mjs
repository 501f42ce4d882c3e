/** The people of the templates. None of them is in the demo world. */
import { cabai, daun, ink, kunyit, langit, skins, tinta, toska, white } from '../ink/colour.mjs'

const black = '#1d1a1c'
const brown = '#3d2620'
const grey = '#6a696d'

const woman = (skin, rest) => ({
  build: 'f',
  skin: skins[skin],
  hairColour: black,
  lashes: true,
  mouth: 'smile',
  ...rest,
})
const man = (skin, rest) => ({ build: 'm', skin: skins[skin], hairColour: black, mouth: 'smile', ...rest })
const veiled = (covers, coverColour, ciput) => ({ covers, coverColour, ciput })

export const galih = man(2, {
  hairStyle: 'ikal',
  glass: ink,
  hasBeard: true,
  wears: { garment: 'kaus', colour: toska[700] },
})
export const mira = woman(1, {
  ...veiled('segi', kunyit[200], kunyit[500]),
  mouth: 'grin',
  wears: { garment: 'blus', colour: toska[600] },
})
export const endang = woman(3, {
  hairStyle: 'sanggul',
  hairColour: grey,
  glass: ink,
  wears: { garment: 'kebaya', colour: daun[600], second: kunyit[300] },
})
export const yuliana = woman(2, {
  hairStyle: 'kuncir',
  mouth: 'grin',
  earring: kunyit[300],
  wears: { garment: 'kaus', colour: cabai[700] },
})
export const bambang = man(4, {
  hairStyle: 'sisir',
  hairColour: grey,
  hasMoustache: true,
  wears: { garment: 'batik', colour: kunyit[800], second: kunyit[200] },
})
export const nindya = woman(0, {
  hairStyle: 'bob',
  hairColour: brown,
  ears: false,
  glass: langit[900],
  wears: { garment: 'sweter', colour: langit[500] },
})
export const reza = man(3, {
  hairStyle: 'pendek',
  hasBeard: true,
  mouth: 'grin',
  wears: { garment: 'kemeja', colour: tinta[300] },
})
export const haris = man(2, {
  hairStyle: 'sisir',
  hairColour: grey,
  glass: ink,
  mouth: 'soft',
  wears: { garment: 'kemeja', colour: tinta[800] },
})
export const wati = woman(4, {
  ...veiled('bergo', cabai[300], cabai[600]),
  mouth: 'grin',
  wears: { garment: 'blus', colour: tinta[700] },
})
export const tyas = woman(1, {
  hairStyle: 'panjang',
  hairColour: brown,
  mouth: 'grin',
  earring: kunyit[300],
  wears: { garment: 'blazer', colour: cabai[500], second: white },
})
export const murni = woman(4, {
  ...veiled('selip', kunyit[500], kunyit[800]),
  wears: { garment: 'kebaya', colour: kunyit[700], second: kunyit[200] },
})
export const novi = woman(2, {
  ...veiled('pashmina', langit[200], langit[600]),
  mouth: 'grin',
  wears: { garment: 'blus', colour: langit[700] },
})
export const dinda = woman(3, {
  hairStyle: 'bob',
  ears: false,
  mouth: 'grin',
  wears: { garment: 'kaus', colour: kunyit[300] },
})
export const rahmat = man(1, {
  covers: 'peci',
  coverColour: ink,
  hasMoustache: true,
  mouth: 'grin',
  wears: { garment: 'koko', colour: langit[100], second: langit[400] },
})
